import type { SimpleSyntaxName, SyntaxName } from "../syntaxes/syntax.js";

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
/** Also what a command prints. */
const inShell = [...inCode, /`(?<=(?<!\\)(?:\\\\)*.)/gu];
const withVariables: ReadonlySet<readonly RegExp[]> = new Set([inDelimited, inCode, inShell]);

/** What a document type declares. */
const inXml = [/&[\p{L}_:][\p{L}\p{N}_:.-]*;/gu];

/** Parameters of a command of TeX, and number signs for those of a command that is defined in it. */
const inTex = [/#[#1-9](?<=(?<!\\)(?:\\\\)*..)/gu];

/** Where nothing is unknown, or where decoding tells what is. */
const nowhere: readonly RegExp[] = [];

const beginnings: Readonly<Record<SimpleSyntaxName, readonly RegExp[]>> = {
  "asciidoc-address": nowhere,
  "asciidoc-text": inCode,
  "bibtex-address": inTex,
  "c-string": nowhere,
  "c-wide-string": nowhere,
  "cmake-string": inCode,
  "crystal-string": inCode,
  "csharp-format": inCode,
  "csharp-string": inCode,
  "csharp-verbatim-format": inCode,
  "css-string": nowhere,
  "css-url": nowhere,
  "csv-field": nowhere,
  "csv-quoted": nowhere,
  "d-string": nowhere,
  "dart-string": inCode,
  "doubled-double-quote": inCode,
  "doubled-single-quote": nowhere,
  "elixir-string": inCode,
  "erlang-string": nowhere,
  "fsharp-format": nowhere,
  "fsharp-raw-format": nowhere,
  "fsharp-string": nowhere,
  "fsharp-verbatim-format": nowhere,
  "go-string": nowhere,
  "graphql-string": nowhere,
  "groovy-string": inCode,
  "haskell-string": nowhere,
  "hcl-string": inCode,
  "html-attribute": nowhere,
  "html-text": nowhere,
  "html-unquoted": nowhere,
  "java-string": nowhere,
  "ini-continuation": inCode,
  "ini-value": inCode,
  "javascript-string": inCode,
  "unknown-string": inCode,
  "javascript-template": inCode,
  "json-string": nowhere,
  "jsx-text": nowhere,
  "julia-string": inCode,
  "kotlin-string": inCode,
  "latex-address": inTex,
  "latex-text": inTex,
  "lua-string": nowhere,
  "markdown-attribute": nowhere,
  "markdown-destination": nowhere,
  "markdown-path": nowhere,
  "markdown-text": nowhere,
  "nim-format": nowhere,
  "nim-string": nowhere,
  "nix-string": inCode,
  "ocaml-string": nowhere,
  "owl-iri": nowhere,
  "owl-string": nowhere,
  "perl-double": inCode,
  "perl-single": nowhere,
  "php-double": inCode,
  "php-single": nowhere,
  plain: inCode,
  "plain-bytes": nowhere,
  "powershell-double": inCode,
  "powershell-here": inCode,
  "properties-value": inCode,
  "python-bytes": nowhere,
  "python-format": nowhere,
  "python-raw-format": nowhere,
  "python-string": nowhere,
  "r-string": nowhere,
  "restructuredtext-address": nowhere,
  "ruby-double": inCode,
  "rust-bytes": nowhere,
  "rust-string": nowhere,
  "scala-format": inCode,
  "scala-string": nowhere,
  "shell-dollar": nowhere,
  "shell-double": inShell,
  "shell-word": nowhere,
  "solidity-string": nowhere,
  "swift-string": inCode,
  "tcl-string": inCode,
  "toml-basic": nowhere,
  "turtle-iri": nowhere,
  "turtle-local-name": nowhere,
  "turtle-string": nowhere,
  "xml-attribute": inXml,
  "xml-text": inXml,
  "yaml-breaks": nowhere,
  "yaml-double": nowhere,
  "yaml-fold": nowhere,
  "yaml-plain": nowhere,
  "yaml-single": nowhere,
  "zig-string": nowhere,
};

function beginningsIn(name: SyntaxName): readonly RegExp[] {
  if (isSimple(name)) return beginnings[name];
  // What is written twice is told by the inner syntax, escapes of the outer one left aside.
  const [inner = name] = name.split(" in ");
  const [syntax = inner, delimiters] = inner.split(" between ");
  const found = isSimple(syntax) ? beginnings[syntax] : nowhere;
  return found === inCode && delimiters !== undefined ? inDelimited : found;
}

function isSimple(syntax: string): syntax is SimpleSyntaxName {
  return Object.hasOwn(beginnings, syntax);
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
