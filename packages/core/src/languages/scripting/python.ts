import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { ofBytes } from "../../literals/syntaxes/bytes.js";
import {
  controls,
  eightDigits,
  fourDigits,
  octal,
  octalByte,
  octalBytes,
  twoDigitByte,
  twoDigits,
} from "../../literals/syntaxes/common-escapes.js";
import { doubled } from "../../literals/syntaxes/doubled-characters.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { numberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { braceHole, quoted } from "../definition/string-forms.js";

/** Python language reference §2.4.1. */
const escapes = {
  singles: controls,
  digits: [octal, twoDigits, fourDigits, eightDigits],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]/gu,
  write: longEscape,
} as const;

export const pythonString = backslashSyntax({ name: "python-string", ...escapes });

/** f-strings: the same escapes, and doubled braces (Python language reference §2.4.3). */
export const pythonFormat = backslashSyntax({ name: "python-format", ...escapes, doubled: "{}" });

export const pythonRawFormat = doubled("python-raw-format", "{}");

export const pythonBytes = ofBytes(
  backslashSyntax({ ...escapes, name: "python-bytes", digits: [octalByte, twoDigitByte], write: octalBytes }),
);

const pythonStrings: readonly StringForm[] = [
  // In raw strings, a backslash stays, but still keeps a quotation mark from closing the string.
  ...pythonForms("plain", "[rR]"),
  ...pythonForms("plain-bytes", "[bB][rR]|[rR][bB]"),
  ...pythonForms("python-raw-format", "[fFtT][rR]|[rR][fFtT]", braceHole),
  ...pythonForms("python-format", "[fFtT]", /\{(?!\{)(?<=(?<!\{)(?:\{\{)*\{)|\\N\{/uy),
  ...pythonForms("python-bytes", "[bB]"),
  ...pythonForms("python-string", "[uU]?", /\\N\{/uy),
];

function pythonForms(syntax: StringForm["syntax"], prefix: string, hole?: RegExp): StringForm[] {
  const more = hole === undefined ? {} : { hole };
  return [
    quoted(syntax, new RegExp(`(?:${prefix})(?<quote>"""|''')`, "uy"), { lines: "many", ...more }),
    quoted(syntax, new RegExp(`(?:${prefix})(?<quote>["'])`, "uy"), more),
  ];
}

export const python = defineCodeLanguage({
  name: "python",
  extensions: ["py", "pyi", "pyw", "pyx", "bzl", "bazel", "star", "smk"],
  files: ["sconstruct", "wscript", "snakefile"],
  ids: ["python"],
  comments: numberComments,
  lineComments: [numberSign],
  strings: pythonStrings,
  comparing: { after: /^\s*(?:not\s+)?in\b/u },
  joiners: ["+"],
  adjacent: "joined on a line",
});
