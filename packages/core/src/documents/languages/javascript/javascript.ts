import type { Source } from "../../../text/changing-text.js";
import type { Span } from "../../../findings/span.js";
import { javascriptGrammar, type LRParser } from "../../grammars.cjs";
import type { Reader, Reading } from "../../reading.js";
import {
  readByBabel,
  readFaultless,
  readWithoutRecovery,
  type BabelReading,
  type ScriptDialect,
} from "./estree/babel-reading.js";
import { parseAfresh, parseAgain, type Parsed } from "./incremental/incremental.js";
import { lineEndTracker } from "./incremental/line-end-tracker.js";
import { longStatement, repairsOf, withRepairs } from "./repair/repair.js";
import { readStretches, readTokens, withTokens, type TokensOfStretch } from "./token-reading.js";

/**
 * The longest statements that Babel is asked about, in UTF-16 code units; in all, no more than a multiple of the text's
 * length.
 */
const longestAsked = 100_000;
const lengthsAsked = 4;
const refused: BabelReading = { ok: false, offset: 0 };

/** What was found out about statements that Lezer does not understand. */
interface Understanding {
  /** The answers of Babel, by the source of the statements. */
  readonly answers: ReadonlyMap<string, BabelReading>;
  /** The tokens of those that Babel does not understand either. */
  readonly tokens: readonly TokensOfStretch[];
}

const nothingKnown: Understanding = { answers: new Map(), tokens: [] };

/**
 * Makes a reader for JavaScript or TypeScript. Lezer's tree is used where it has no error. Statements with an error are
 * being typed or are newer than Lezer's grammar, and are given to Babel. Where Babel fails, too, tokens still tell most
 * literals.
 */
export function javascriptReader(dialect: ScriptDialect): Reader {
  let parser: LRParser | undefined;

  const parserOf = () => (parser ??= configured(dialect));

  function readingOf(parsed: Parsed | undefined, text: Source, known: Understanding): Reading {
    if (parsed === undefined) return withoutTree(text.toString(), dialect);
    const answers = new Map<string, BabelReading>();
    let allowance = longestAsked + lengthsAsked * text.length;
    const ask = ({ start, end }: Span<"source">, after: string, before = "") => {
      allowance -= end - start;
      if (end - start > longestAsked || allowance < 0) return refused;
      const statements = before + text.slice(start, end) + after;
      const answer =
        answers.get(statements) ??
        known.answers.get(statements) ??
        (statements.length > longStatement ? readWithoutRecovery : readByBabel)(statements, dialect);
      answers.set(statements, answer);
      return answer;
    };
    const { repairs, broken } = repairsOf(parsed, ask);
    const tokens = readStretches(broken, text, known.tokens);
    return {
      ...withTokens(withRepairs(parsed.reading, repairs), broken, tokens),
      update: (newText, changes) =>
        readingOf(parseAgain(parserOf(), parsed, newText, changes), newText, { answers, tokens }),
    };
  }

  return (text) => readingOf(parseAfresh(parserOf(), text), text, nothingKnown);
}

/**
 * Makes a reader for texts that will not be updated: a text without syntax errors is read by Babel, without Lezer's
 * tree.
 */
export function javascriptReaderOnce(dialect: ScriptDialect): Reader {
  const read = javascriptReader(dialect);
  return (text) => {
    const reading = readFaultless(text, dialect);
    return reading.ok ? reading : read(text);
  };
}

function withoutTree(text: string, dialect: ScriptDialect): Reading {
  const reading = readByBabel(text, dialect);
  return reading.ok ? reading : readTokens(text);
}

/** The shortest node whose parts Lezer reuses, in UTF-16 code units; it needs more memory for shorter ones. */
const shortestTakenOver = 256;

function configured({ typescript, jsx }: ScriptDialect): LRParser {
  const dialects = [...(typescript ? ["ts"] : []), ...(jsx ? ["jsx"] : [])];
  const grammar = javascriptGrammar();
  return grammar.configure({
    dialect: dialects.join(" "),
    bufferLength: shortestTakenOver,
    ...lineEndTracker(grammar),
  });
}
