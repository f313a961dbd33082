import type { SyntaxName } from "./syntaxes/syntax.js";

/**
 * What is not known before a program runs begins so in strings of one language or another that share a syntax; not after
 * an escaping backslash, for which each looks back only once it has matched: before, it would at every backslash of many.
 */
const inCode = [
  /[$@][A-Za-z_](?<=(?<!\\)(?:\\\\)*..)/gu,
  /(?:[$#@%]\{|\{\$)(?<=(?<!\\)(?:\\\\)*..)/gu,
  /[$\\]\((?<=(?<!\\)(?:\\\\)*..)/gu,
];
/** What a document type declares. */
const inXml = [/&[\p{L}_:][\p{L}\p{N}_:.-]*;/gu];

const beginnings: ReadonlyMap<SyntaxName, readonly RegExp[]> = new Map<SyntaxName, readonly RegExp[]>([
  ["csharp-format", inCode],
  ["csharp-string", inCode],
  ["csharp-verbatim-format", inCode],
  ["doubled-double-quote", inCode],
  ["javascript-string", inCode],
  ["javascript-template", inCode],
  ["perl-double", inCode],
  ["php-double", inCode],
  ["plain", inCode],
  ["powershell-double", inCode],
  ["powershell-here", inCode],
  ["shell-double", inCode],
  ["xml-attribute", inXml],
  ["xml-text", inXml],
]);

/** Whether a part of a source may hold more of what is not known once it is written otherwise: `$%6E` as `$n`. */
export function mayBeginHole(syntax: SyntaxName, before: string, after: string): boolean {
  return (beginnings.get(syntax) ?? []).some((beginning) => countOf(beginning, after) > countOf(beginning, before));
}

/** Whether the name of a variable right before an edited piece of a string would go on with the text that is written there: `$a b` as `$ab`. */
export function mayLengthenHole(syntax: SyntaxName, before: string, after: string): boolean {
  return beginnings.get(syntax) === inCode && /\w$/u.test(before) && /^\w/u.test(after);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
