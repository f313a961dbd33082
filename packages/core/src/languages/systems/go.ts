import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { controls, eightDigits, fourDigits, octalByte, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { character, doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** The Go Programming Language Specification, *Rune literals*. */
export const goString = backslashSyntax({
  name: "go-string",
  singles: controls,
  digits: [{ ...octalByte, pattern: /([0-3][0-7]{2})/uy }, twoDigitByte, fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

export const go = defineCodeLanguage({
  name: "go",
  extensions: ["go"],
  ids: ["go"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  passedOver: [character],
  strings: [quoted("go-string", doubleQuote), raw(/(?<quote>`)/uy)],
  joiners: ["+"],
});
