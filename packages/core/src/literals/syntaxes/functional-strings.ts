import { lineEnd } from "../../text/line-end.js";
import { isSurrogate } from "../../text/surrogate.js";
import { backslashSyntax, bracedEscape, longEscape } from "./backslash-syntax.js";
import {
  anyOctalByte,
  braced,
  common,
  controls,
  eightDigits,
  fourDigits,
  sixBraced,
  twoDigitByte,
  twoDigits,
} from "./common-escapes.js";
import { doubled } from "./doubled-characters.js";

/** Elixir's documentation of `String` and `Kernel.sigil_s`. */
const elixirString = backslashSyntax({
  name: "elixir-string",
  singles: { ...controls, 0: "\0", d: "\x7F", e: "\x1B", s: " " },
  digits: [twoDigitByte, fourDigits, braced],
  unknown: "dropped",
  continuation: lineEnd,
  quoted: /["'\\]|#(?=\{)/gu,
  write: bracedEscape,
});

/** `\x{1F600}`; surrogates have none. */
function bracedHexadecimal(codePoint: number): string | undefined {
  return isSurrogate(codePoint) ? undefined : `\\x{${codePoint.toString(16).toUpperCase()}}`;
}

/** Erlang Reference Manual, *Escape Sequences*. */
const erlangString = backslashSyntax({
  name: "erlang-string",
  singles: { n: "\n", r: "\r", t: "\t", b: "\b", d: "\x7F", e: "\x1B", f: "\f", s: " ", v: "\v" },
  digits: [{ ...anyOctalByte, gives: "character" }, { ...braced, pattern: /x\{([0-9A-Fa-f]{1,6})\}/uy }, twoDigits],
  unknown: "dropped",
  quoted: /["'\\]/gu,
  write: bracedHexadecimal,
});

/** Haskell 2010 Language Report §2.6: any number of digits; `\&` and a gap of white space stand for nothing. */
const haskellString = backslashSyntax({
  name: "haskell-string",
  singles: controls,
  digits: [
    { pattern: /(\d+)/uy, radix: 10, gives: "character" },
    { pattern: /[xX]([0-9A-Fa-f]+)/uy, radix: 16, gives: "character" },
    { pattern: /[oO]([0-7]+)/uy, radix: 8, gives: "character" },
  ],
  unknown: "kept",
  continuation: /&|[ \t\n\r\f\v]+\\/uy,
  quoted: /["\\]/gu,
  write: (codePoint) => `\\x${codePoint.toString(16).toUpperCase()}\\&`,
});

/** The OCaml Manual, *Lexical conventions*. */
const ocamlString = backslashSyntax({
  name: "ocaml-string",
  singles: { ...common, b: "\b", " ": " " },
  digits: [
    { pattern: /(\d{3})/uy, radix: 10, gives: "byte" },
    twoDigitByte,
    { pattern: /o([0-3][0-7]{2})/uy, radix: 8, gives: "byte" },
    sixBraced,
  ],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t]*/uy,
  quoted: /["\\]/gu,
  write: bracedEscape,
});

/** The F# Language Specification §3.5: three decimal digits are a character, too. */
const fsharp = {
  singles: controls,
  digits: [
    { pattern: /(\d{3})/uy, radix: 10, gives: "character" },
    { pattern: /(0)/uy, radix: 10, gives: "character" },
    twoDigits,
    fourDigits,
    eightDigits,
  ],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t\r\n]*/uy,
  quoted: /["\\]/gu,
  write: longEscape,
} as const;

const fsharpString = backslashSyntax({ name: "fsharp-string", ...fsharp });

/** Also the doubled braces and per cent signs of interpolated strings. */
const fsharpFormat = backslashSyntax({ name: "fsharp-format", ...fsharp, doubled: "{}%" });

export const functionalStrings = {
  "elixir-string": elixirString,
  "erlang-string": erlangString,
  "haskell-string": haskellString,
  "ocaml-string": ocamlString,
  "fsharp-string": fsharpString,
  "fsharp-format": fsharpFormat,
  "fsharp-verbatim-format": doubled("fsharp-verbatim-format", '"{}%'),
  "fsharp-raw-format": doubled("fsharp-raw-format", "{}%"),
} as const;
