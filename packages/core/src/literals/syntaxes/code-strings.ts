import { lineEnd } from "../../text/line-end.js";
import { backslashSyntax, bracedEscape, longEscape } from "./backslash-syntax.js";
import { ofBytes } from "./bytes.js";
import {
  braced,
  common,
  controls,
  eightDigits,
  fourDigits,
  hexadecimalBytes,
  octal,
  octalByte,
  octalBytes,
  sixBraced,
  twoDigitByte,
  twoDigits,
} from "./common-escapes.js";
import { doubled } from "./doubled-characters.js";
import { functionalStrings } from "./functional-strings.js";
import { jvmStrings } from "./jvm-strings.js";
import { perlStrings } from "./perl-strings.js";
import { powershellStrings } from "./powershell-strings.js";
import { scriptingStrings } from "./scripting-strings.js";
import { shellStrings } from "./shell-strings.js";
import { systemsStrings } from "./systems-strings.js";
import { unicodeEscapes } from "./unseen.js";

/** C23 §6.4.4, C++23 [lex.string]. */
const c = {
  singles: { ...controls, "?": "?", e: "\x1B" },
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\]/gu,
} as const;

const cString = backslashSyntax({
  ...c,
  name: "c-string",
  digits: [octalByte, { pattern: /x([0-9A-Fa-f]+)/uy, radix: 16, gives: "byte" }, fourDigits, eightDigits, braced],
  write: octalBytes,
});

/** `L"…"`, `u"…"`, `U"…"`, in which an escape of digits is one unit and not one octet. */
const cWideString = backslashSyntax({
  ...c,
  name: "c-wide-string",
  digits: [octal, { pattern: /x([0-9A-Fa-f]+)/uy, radix: 16, gives: "character" }, fourDigits, eightDigits, braced],
  write: longEscape,
});

/** The Go Programming Language Specification, *Rune literals*. */
const goString = backslashSyntax({
  name: "go-string",
  singles: controls,
  digits: [{ ...octalByte, pattern: /([0-3][0-7]{2})/uy }, twoDigitByte, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

/** The Rust Reference, *Literal expressions*. */
const rust = {
  singles: { ...common, 0: "\0" },
  digits: [twoDigitByte],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t\r\n]*/uy,
  quoted: /["\\]/gu,
} as const;

const rustString = backslashSyntax({
  ...rust,
  name: "rust-string",
  digits: [...rust.digits, braced],
  write: bracedEscape,
});

const rustBytes = ofBytes(backslashSyntax({ ...rust, name: "rust-bytes", write: hexadecimalBytes }));

/** C# language specification §6.4.5.6. */
const csharp = {
  singles: { ...controls, 0: "\0", e: "\x1B" },
  digits: [{ ...twoDigits, pattern: /x([0-9A-Fa-f]{1,4})/uy }, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
} as const;

const csharpString = backslashSyntax({ name: "csharp-string", ...csharp });

/** Also the doubled braces of interpolated strings, §12.8.3. */
const csharpFormat = backslashSyntax({ name: "csharp-format", ...csharp, doubled: "{}" });

/** The Swift Programming Language, *String Literals*. */
const swiftString = backslashSyntax({
  name: "swift-string",
  singles: { ...common, 0: "\0" },
  digits: [{ ...braced, pattern: /u\{([0-9A-Fa-f]{1,8})\}/uy }],
  unknown: "kept",
  continuation: /[ \t]*(?:\r\n|[\r\n])/uy,
  quoted: /["\\]/gu,
  write: bracedEscape,
});

/** Dart language specification, *Strings*. */
const dartString = backslashSyntax({
  name: "dart-string",
  singles: { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" },
  digits: [twoDigits, fourDigits, sixBraced],
  unknown: "dropped",
  quoted: /["'\\]|\$(?=[A-Za-z_{])/gu,
  write: bracedEscape,
});

/** HCL native syntax specification, *Template Expressions*. */
const hclString = backslashSyntax({
  name: "hcl-string",
  singles: { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" },
  digits: [fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

/** GraphQL specification §2.9.4, *String Value*. */
const graphqlString = backslashSyntax({
  name: "graphql-string",
  singles: { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", '"': '"', "\\": "\\", "/": "/" },
  digits: [fourDigits, sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
});

/** The strings of programming languages, by name. */
export const codeStrings = {
  "c-string": cString,
  "c-wide-string": cWideString,
  "go-string": goString,
  "rust-bytes": rustBytes,
  "rust-string": rustString,
  "csharp-string": csharpString,
  "csharp-format": csharpFormat,
  "csharp-verbatim-format": doubled("csharp-verbatim-format", '"{}'),
  "swift-string": swiftString,
  "dart-string": dartString,
  "hcl-string": hclString,
  "graphql-string": graphqlString,
  ...scriptingStrings,
  ...jvmStrings,
  ...shellStrings,
  ...perlStrings,
  ...powershellStrings,
  ...functionalStrings,
  ...systemsStrings,
  "doubled-double-quote": doubled("doubled-double-quote", '"'),
  "doubled-single-quote": doubled("doubled-single-quote", "'"),
} as const;
