import { lineEnd } from "../../text/line-end.js";
import { backslashSyntax, bracedEscape, longEscape, noEscape } from "./backslash-syntax.js";
import { ofBytes } from "./bytes.js";
import {
  anyOctalByte,
  braced,
  controls,
  eightDigits,
  fourDigits,
  octal,
  octalByte,
  octalBytes,
  twoDigitByte,
  twoDigits,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigitByte,
  upToTwoDigits,
} from "./common-escapes.js";
import { doubled } from "./doubled-characters.js";

/** Python language reference §2.4.1. */
const python = {
  singles: controls,
  digits: [octal, twoDigits, fourDigits, eightDigits],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]/gu,
  write: longEscape,
} as const;

const pythonString = backslashSyntax({ name: "python-string", ...python });

/** Also the doubled braces of f-strings. */
const pythonFormat = backslashSyntax({ name: "python-format", ...python, doubled: "{}" });

const pythonBytes = ofBytes(
  backslashSyntax({ ...python, name: "python-bytes", digits: [octalByte, twoDigitByte], write: octalBytes }),
);

/** PHP manual, *Strings*. */
const phpDouble = backslashSyntax({
  name: "php-double",
  singles: { n: "\n", r: "\r", t: "\t", v: "\v", e: "\x1B", f: "\f", "\\": "\\", $: "$", '"': '"' },
  digits: [anyOctalByte, upToTwoDigitByte, braced],
  unknown: "kept",
  quoted: /["\\$]/gu,
  write: bracedEscape,
});

const phpSingle = backslashSyntax({
  name: "php-single",
  singles: { "\\": "\\", "'": "'" },
  unknown: "kept",
  quoted: /['\\]/gu,
  write: noEscape,
});

/** Ruby's documentation, *String Literals*; a character with a control or meta key is a hole. */
const rubyDouble = backslashSyntax({
  name: "ruby-double",
  singles: { ...controls, e: "\x1B", s: " " },
  digits: [anyOctalByte, upToTwoDigitByte, fourDigits, braced],
  unknown: "dropped",
  continuation: lineEnd,
  quoted: /["\\]|#(?=[{$@])/gu,
  write: bracedEscape,
});

/** Lua 5.4 reference manual §3.1; `\z` skips white space. */
const luaString = backslashSyntax({
  name: "lua-string",
  singles: controls,
  digits: [{ pattern: /(\d{1,3})/uy, radix: 10, gives: "byte" }, twoDigitByte, braced],
  unknown: "kept",
  continuation: /\r\n|[\r\n]|z[ \t\r\n\f\v]*/uy,
  quoted: /["'\\]/gu,
  write: bracedEscape,
});

/** R's documentation of `Quotes`. */
const rString = backslashSyntax({
  name: "r-string",
  singles: { ...controls, "`": "`", " ": " ", "\n": "\n" },
  digits: [
    anyOctalByte,
    upToTwoDigitByte,
    upToFourDigits,
    { ...fourDigits, pattern: /u\{([0-9A-Fa-f]{1,4})\}/uy },
    upToEightDigits,
    { ...eightDigits, pattern: /U\{([0-9A-Fa-f]{1,8})\}/uy },
  ],
  unknown: "kept",
  quoted: /["'\\]/gu,
  write: longEscape,
});

/** Tcl's manual page, *Backslash substitution*. */
const tclString = backslashSyntax({
  name: "tcl-string",
  singles: { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
  digits: [{ ...anyOctalByte, gives: "character" }, upToTwoDigits, upToFourDigits, upToEightDigits],
  unknown: "dropped",
  quoted: /["\\$[\]]/gu,
  // Those of eight digits are none for Tcl before version 9.
  write: (codePoint) => (codePoint > 0xffff ? undefined : longEscape(codePoint)),
});

/** CMake's manual, *Escape Sequences*. */
const cmakeString = backslashSyntax({
  name: "cmake-string",
  singles: { n: "\n", r: "\r", t: "\t" },
  unknown: "dropped",
  continuation: lineEnd,
  quoted: /["\\]|\$(?=\{)/gu,
  write: noEscape,
});

export const scriptingStrings = {
  "python-string": pythonString,
  "python-format": pythonFormat,
  "python-raw-format": doubled("python-raw-format", "{}"),
  "python-bytes": pythonBytes,
  "php-double": phpDouble,
  "php-single": phpSingle,
  "ruby-double": rubyDouble,
  "lua-string": luaString,
  "r-string": rString,
  "tcl-string": tclString,
  "cmake-string": cmakeString,
} as const;
