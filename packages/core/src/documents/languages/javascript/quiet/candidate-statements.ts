import type { Settings } from "../../../../literals/locating/index.js";
import { scriptHasNoIdentifier } from "../../../code-without-identifiers.js";
import type { Reader, Reading } from "../../../reading.js";
import { readFaultless, type ScriptDialect } from "../estree/babel-reading.js";
import { javascriptReaderOnce } from "../javascript.js";
import { isQuiet, decisiveTokens } from "./quiet-script.js";
import type { StatementTokens } from "./open-brackets.js";

/**
 * Makes a reader for scripts of which only the literals that may be identifiers are asked for. Tokenizing is many times
 * as fast as parsing, so that only those statements are parsed whose tokens do not rule identifiers out.
 */
export function scriptCandidateReader(dialect: ScriptDialect): (settings: Settings) => Reader {
  const readWhole = javascriptReaderOnce(dialect);
  return (settings) => (text) => {
    const reading = readStatements(text, dialect, settings);
    if (reading !== undefined) return reading;
    return scriptHasNoIdentifier(text, settings) ? { literals: [], comments: [] } : readWhole(text);
  };
}

/** As `scriptCandidateReader`, but `undefined` for a script of which the tokens rule out too little. */
export function quickScriptReader(dialect: ScriptDialect): (text: string, settings: Settings) => Reading | undefined {
  return (text, settings) => readStatements(text, dialect, settings);
}

/**
 * `undefined` if the tokens rule out no statement, or if one of the others has a syntax error, which may affect the
 * rest of the script.
 */
function readStatements(text: string, dialect: ScriptDialect, settings: Settings): Reading | undefined {
  const tokens = decisiveTokens(text, settings, dialect);
  if (tokens === undefined) return undefined;
  const { comments, statements } = tokens;
  const kept = new Set<StatementTokens | undefined>([undefined]);
  for (const statement of statements)
    if (!isQuiet(text, statement, settings))
      for (let each: StatementTokens | undefined = statement; !kept.has(each); each = each?.outer) kept.add(each);
  const telling = kept.size - 1;
  if (telling === 0) return { literals: [], comments };
  if (telling === statements.length) return undefined;
  for (const statement of statements) if (statement.hasPrivateName && kept.has(statement.outer)) kept.add(statement);
  const quiet = statements.filter((statement) => kept.has(statement.outer) && !kept.has(statement));
  const read = readFaultless(without(quiet, text), dialect);
  return read.ok ? { literals: read.literals, comments } : undefined;
}

/** The text with white space in place of these statements, so that all offsets stay. */
function without(statements: readonly StatementTokens[], text: string): string {
  let kept = "";
  for (const { start, end } of statements) kept += text.slice(kept.length, start) + blank(end - start);
  return kept + text.slice(kept.length);
}

/** White space that ends a statement. */
function blank(length: number): string {
  return length === 0 ? "" : `\n${" ".repeat(length - 1)}`;
}
