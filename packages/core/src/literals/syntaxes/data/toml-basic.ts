import { backslashSyntax, longEscape } from "../backslash-syntax.js";
import { eightDigits, fourDigits, twoDigits } from "../common-escapes.js";

/** Strings between one or three double quotation marks (TOML 1.1, *String*). */
export const tomlBasic = backslashSyntax({
  name: "toml-basic",
  singles: { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\x1B", '"': '"', "\\": "\\" },
  digits: [twoDigits, fourDigits, eightDigits],
  unknown: "kept",
  continuation: /[ \t]*(?:\r\n|\n)\s*/uy,
  quoted: /["\\]/gu,
  write: longEscape,
});
