import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { fourDigits, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

/** Solidity's grammar, *String literals*: `\x` is a byte; `\u` has four digits, so that only the BMP can be escaped. */
export const solidityString = backslashSyntax({
  name: "solidity-string",
  singles: { n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"', "'": "'" },
  digits: [twoDigitByte, fourDigits],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]/gu,
  write: (codePoint) => (codePoint > 0xffff ? undefined : longEscape(codePoint)),
});

export const solidity = defineCodeLanguage({
  name: "solidity",
  extensions: ["sol"],
  ids: ["solidity"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  strings: [quoted("solidity-string", /(?:unicode|hex)?(?<quote>["'])/uy)],
  adjacent: "joined",
});
