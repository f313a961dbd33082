import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  anyOctalByte,
  controls,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigitByte,
} from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

/** Julia's manual, *Strings*. */
export const juliaString = backslashSyntax({
  name: "julia-string",
  holes: "variables",
  singles: { ...controls, e: "\x1B", $: "$" },
  digits: [anyOctalByte, upToTwoDigitByte, upToFourDigits, upToEightDigits],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t]*/uy,
  quoted: /["\\$]/gu,
  write: longEscape,
});

const juliaHole = /\$\(|\$[A-Za-z_]\w*/uy;

export const julia = defineCodeLanguage({
  name: "julia",
  extensions: ["jl"],
  ids: ["julia"],
  comments: numberComments,
  lineComments: [/#(?!=)/uy],
  blockComments: [{ open: "#=", close: "=#", nests: true }],
  // A character; not behind a value, where an apostrophe is the operator of transposition.
  passedOver: [/(?<![\w)\]}'".\u0080-\u{10FFFF}])'(?:\\[^\n\r][^'\n\r]{0,8}|[^\\'\n\r])'/uy],
  strings: [
    quoted("plain", /r(?<quote>"""|")/uy, { lines: "many", use: "pattern" }),
    quoted("julia-string", /b(?<quote>"""|")/uy, { lines: "many" }),
    quoted("plain", /[A-Za-z_]\w*(?<quote>"""|")/uy, { lines: "many" }),
    quoted("julia-string", /(?<quote>"""|")/uy, { lines: "many", hole: juliaHole }),
    quoted("julia-string", /(?<quote>```|`)/uy, { lines: "many", hole: juliaHole, use: "words" }),
  ],
  joiners: ["*"],
});
