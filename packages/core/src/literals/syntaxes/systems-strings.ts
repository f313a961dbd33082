import { lineEnd } from "../../text/line-end.js";
import { backslashSyntax, bracedEscape, longEscape, noEscape } from "./backslash-syntax.js";
import {
  anyOctalByte,
  common,
  controls,
  eightDigits,
  fourDigits,
  sixBraced,
  twoDigitByte,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigitByte,
} from "./common-escapes.js";

/** Julia's manual, *Strings*. */
const juliaString = backslashSyntax({
  name: "julia-string",
  singles: { ...controls, e: "\x1B", $: "$" },
  digits: [anyOctalByte, upToTwoDigitByte, upToFourDigits, upToEightDigits],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t]*/uy,
  quoted: /["\\$]/gu,
  write: longEscape,
});

/** Zig Language Reference, *Escape Sequences*. */
const zigString = backslashSyntax({
  name: "zig-string",
  singles: common,
  digits: [twoDigitByte, sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: bracedEscape,
});

/** Nim Manual, *String literals*. */
const nim = {
  singles: { ...controls, p: "\n", l: "\n", c: "\r", e: "\x1B" },
  digits: [{ pattern: /(\d{1,3})/uy, radix: 10, gives: "byte" }, twoDigitByte, fourDigits, sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: bracedEscape,
} as const;

const nimString = backslashSyntax({ name: "nim-string", ...nim });

/** Also the doubled braces of `&"…"`. */
const nimFormat = backslashSyntax({ name: "nim-format", ...nim, doubled: "{}" });

/** Crystal's reference, *String*. */
const crystalString = backslashSyntax({
  name: "crystal-string",
  singles: { ...common, a: "\x07", b: "\b", e: "\x1B", f: "\f", v: "\v" },
  digits: [anyOctalByte, twoDigitByte, fourDigits, sixBraced],
  unknown: "dropped",
  continuation: /(?:\r\n|\n)[ \t]*/uy,
  quoted: /["\\]|#(?=\{)/gu,
  write: bracedEscape,
});

/** Solidity's grammar, *String literals*: bytes or characters of the Basic Multilingual Plane. */
const solidityString = backslashSyntax({
  name: "solidity-string",
  singles: { n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"', "'": "'" },
  digits: [twoDigitByte, fourDigits],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]/gu,
  write: (codePoint) => (codePoint > 0xffff ? undefined : longEscape(codePoint)),
});

/** D's specification, *Lexical*, *Escape Sequences*; a named character is kept as it is written. */
const dString = backslashSyntax({
  name: "d-string",
  singles: { ...controls, "?": "?" },
  digits: [anyOctalByte, twoDigitByte, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

/** The Nix Reference Manual, *String literal*. */
const nixString = backslashSyntax({
  name: "nix-string",
  singles: { n: "\n", r: "\r", t: "\t" },
  unknown: "dropped",
  quoted: /["\\]|\$(?=\{)/gu,
  write: noEscape,
});

export const systemsStrings = {
  "julia-string": juliaString,
  "zig-string": zigString,
  "nim-string": nimString,
  "nim-format": nimFormat,
  "crystal-string": crystalString,
  "solidity-string": solidityString,
  "d-string": dString,
  "nix-string": nixString,
} as const;
