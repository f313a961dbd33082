import { syntaxes } from "../syntaxes/registry.js";
import type { HoleMarks, SyntaxName } from "../syntaxes/syntax.js";
import type { SimpleSyntaxName } from "../syntaxes/syntax-name.js";

/**
 * What begins a hole (an interpolated variable or expression) in any of the languages that share a syntax of strings,
 * unless an odd number of backslashes escapes it. The lookbehind that counts the backslashes comes last in each
 * pattern: it is tried once for each match, not at every backslash of a long run.
 */
const inDelimited = [
  /[$@][A-Za-z_](?<=(?<!\\)(?:\\\\)*..)/gu,
  /(?:[$#@%]\{|\{\$)(?<=(?<!\\)(?:\\\\)*..)/gu,
  /\$\((?<=(?<!\\)(?:\\\\)*..)/gu,
];
/**
 * As `inDelimited`, and Swift's `\(…)`. In a string whose delimiters the author chooses, `\(` is an escaped delimiter.
 */
const inCode = [...inDelimited, /\\\((?<=(?<!\\)(?:\\\\)*..)/gu];
/** As `inCode`, and the command substitution of shells, between back quotes. */
const inShell = [...inCode, /`(?<=(?<!\\)(?:\\\\)*.)/gu];
const withVariables: ReadonlySet<readonly RegExp[]> = new Set([inDelimited, inCode, inShell]);

/** References to general entities, `&a;`, whose text the document type declares (XML 1.0 §4.1). */
const inXml = [/&[\p{L}_:][\p{L}\p{N}_:.-]*;/gu];

/** A parameter of a TeX macro, `#1`, and of a macro that is defined within it, `##1`. */
const inTex = [/#[#1-9](?<=(?<!\\)(?:\\\\)*..)/gu];

const beginnings: Readonly<Record<HoleMarks, readonly RegExp[]>> = {
  variables: inCode,
  commands: inShell,
  entities: inXml,
  parameters: inTex,
};

function beginningsIn(name: SyntaxName): readonly RegExp[] {
  // Of a composed syntax, `a in b`, the inner one decides; escapes of the outer one are not undone here.
  const [inner = name] = name.split(" in ");
  const [simple = inner, delimiters] = inner.split(" between ");
  // The first part of the name of a syntax is the name of a simple syntax.
  const { holes } = syntaxes[simple as SimpleSyntaxName];
  if (holes === undefined) return [];
  return holes === "variables" && delimiters !== undefined ? inDelimited : beginnings[holes];
}

/** Whether an edit that replaces the source `before` by `after` may add a hole: `$n` may begin one, `$%6E` does not. */
export function mayBeginHole(syntax: SyntaxName, before: string, after: string): boolean {
  return beginningsIn(syntax).some((beginning) => countOf(beginning, after) > countOf(beginning, before));
}

/**
 * Whether text that is written right behind a hole may be read as part of the name of its variable: `$a b` becomes
 * `$ab`. `before` is the code unit that ends the hole, `after` the one that would follow.
 */
export function mayLengthenHole(syntax: SyntaxName, before: string, after: string): boolean {
  return withVariables.has(beginningsIn(syntax)) && /\w$/u.test(before) && /^\w/u.test(after);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
