import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { common, sixBraced, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { restOfLine } from "../../text/line-end.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { character, doubleQuote, quoted } from "../definition/string-forms.js";

/** Zig Language Reference, *Escape Sequences*. */
export const zigString = backslashSyntax({
  name: "zig-string",
  singles: common,
  digits: [twoDigitByte, sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: bracedEscape,
});

export const zig = defineCodeLanguage({
  name: "zig",
  extensions: ["zig", "zon"],
  ids: ["zig"],
  comments: slashComments,
  lineComments: [slashes],
  passedOver: [character, /\\\\(?=[\n\r])/uy],
  strings: [
    { open: /\\\\(?=[^\n\r])/uy, content: restOfLine, syntax: "plain", lines: "one", use: "words" },
    quoted("zig-string", doubleQuote),
  ],
  // Tests stand beside the code: what must fail there is wrong on purpose.
  comparing: { before: /\bexpectError\([^()]{1,64},\s*[\w.]{1,64}\((?:[\w.]{1,64},\s*)?$/u },
  joiners: ["++"],
});
