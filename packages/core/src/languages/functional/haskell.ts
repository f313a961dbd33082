import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { controls } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { dashComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted } from "../definition/string-forms.js";
import { beforeArgument, character, name } from "./ml-family.js";

/** Haskell 2010 Language Report §2.6: any number of digits; `\&` and a gap of white space stand for nothing. */
export const haskellString = backslashSyntax({
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

export const haskell = defineCodeLanguage({
  name: "haskell",
  extensions: ["hs", "hsc", "hs-boot", "purs"],
  ids: ["haskell", "purescript"],
  comments: dashComments,
  // Dashes next to another symbol are part of an operator (Haskell 2010 Language Report §2.3).
  lineComments: [/(?<![!#$%&*+./<=>?@\\^|~:-])--+(?![!#$%&*+./<=>?@\\^|~:-])/uy],
  blockComments: [{ open: "{-", close: "-}", nests: true }],
  passedOver: [name, character],
  strings: [
    quoted("haskell-string", /(?<quote>""")/uy, { lines: "many" }),
    quoted("haskell-string", doubleQuote, { unit: /\\(?:[ \t\n\r\f\v]+\\|\^[^\n\r])/uy }),
  ],
  comparing: { before: /\/=$/u, after: /^\s*(?:\/=|->)/u },
  beforeArgument,
  joiners: ["++", "<>"],
});
