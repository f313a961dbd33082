import { defineCodeLanguage } from "../definition/code-language.js";
import { dashes, stars } from "../definition/comment-forms.js";
import { dashComments } from "../definition/comment-syntax.js";
import { wordCondition } from "../definition/comparisons.js";
import { doubleQuote, quoted } from "../definition/string-forms.js";

export const ada = defineCodeLanguage({
  name: "ada",
  extensions: ["adb", "ads", "gpr", "vhd", "vhdl"],
  ids: ["ada", "gpr", "vhdl"],
  comments: dashComments,
  lineComments: [dashes],
  // VHDL has block comments; Ada has none.
  blockComments: [stars],
  // A character; not behind a name or a bracket, where an apostrophe begins an attribute: `A'First`.
  passedOver: [/(?<![\w)])'[^\n\r]'/uy],
  strings: [quoted("doubled-double-quote", doubleQuote, { guard: "doubled" })],
  comparing: { before: new RegExp(`${wordCondition.source}|\\/=$`, "iu"), after: /^\s*(?:\/=|=(?!>))/u },
  joiners: ["&"],
});
