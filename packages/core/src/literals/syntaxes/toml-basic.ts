import { backslashSyntax, longEscape } from "./backslash-syntax.js";

/** Strings between one or three double quotation marks (TOML 1.1, *String*). */
export const tomlBasic = backslashSyntax({
  name: "toml-basic",
  singles: { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\x1B", '"': '"', "\\": "\\" },
  digits: [
    { pattern: /x([0-9A-Fa-f]{2})/uy, radix: 16, gives: "character" },
    { pattern: /u([0-9A-Fa-f]{4})/uy, radix: 16, gives: "character" },
    { pattern: /U([0-9A-Fa-f]{8})/uy, radix: 16, gives: "character" },
  ],
  unknown: "kept",
  continuation: /[ \t]*(?:\r\n|\n)\s*/uy,
  quoted: /["\\]/gu,
  write: longEscape,
});
