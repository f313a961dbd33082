import { syntaxes } from "../syntaxes/registry.js";
import type { HoleMarks, SyntaxName } from "../syntaxes/syntax.js";
import type { SimpleSyntaxName } from "../syntaxes/syntax-name.js";

/**
 * What is not known before a program runs begins so in strings of one language or another that share a syntax; not after
 * an escaping backslash, for which each looks back only once it has matched: before, it would at every backslash of many.
 */
const inDelimited = [
  /[$@][A-Za-z_](?<=(?<!\\)(?:\\\\)*..)/gu,
  /(?:[$#@%]\{|\{\$)(?<=(?<!\\)(?:\\\\)*..)/gu,
  /\$\((?<=(?<!\\)(?:\\\\)*..)/gu,
];
/** Where authors choose the delimiters, a backslash and a parenthesis are an escape. */
const inCode = [...inDelimited, /\\\((?<=(?<!\\)(?:\\\\)*..)/gu];
/** Where a shell reads the string, a command between back quotes is put in, too. */
const inShell = [...inCode, /`(?<=(?<!\\)(?:\\\\)*.)/gu];
const withVariables: ReadonlySet<readonly RegExp[]> = new Set([inDelimited, inCode, inShell]);

/** References to entities that a document type declares: `&a;`. */
const inXml = [/&[\p{L}_:][\p{L}\p{N}_:.-]*;/gu];

/** Parameters of a command of TeX, and number signs for those of a command that is defined in it. */
const inTex = [/#[#1-9](?<=(?<!\\)(?:\\\\)*..)/gu];

const beginnings: Readonly<Record<HoleMarks, readonly RegExp[]>> = {
  variables: inCode,
  commands: inShell,
  entities: inXml,
  parameters: inTex,
};

function beginningsIn(name: SyntaxName): readonly RegExp[] {
  // What is written twice is told by the inner syntax, escapes of the outer one left aside.
  const [inner = name] = name.split(" in ");
  const [simple = inner, delimiters] = inner.split(" between ");
  // The parts of a name are names of syntaxes.
  const { holes } = syntaxes[simple as SimpleSyntaxName];
  if (holes === undefined) return [];
  return holes === "variables" && delimiters !== undefined ? inDelimited : beginnings[holes];
}

/** Whether a part of a source may hold more of what is not known once it is written otherwise: `$%6E` as `$n`. */
export function mayBeginHole(syntax: SyntaxName, before: string, after: string): boolean {
  return beginningsIn(syntax).some((beginning) => countOf(beginning, after) > countOf(beginning, before));
}

/**
 * Whether the name of a variable right before an edited piece of a string would go on with the text that is written there:
 * `$a b` as `$ab`.
 */
export function mayLengthenHole(syntax: SyntaxName, before: string, after: string): boolean {
  return withVariables.has(beginningsIn(syntax)) && /\w$/u.test(before) && /^\w/u.test(after);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
