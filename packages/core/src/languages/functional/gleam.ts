import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { sixBraced } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes } from "../definition/comment-forms.js";
import { lineComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted } from "../definition/string-forms.js";

/** The Gleam Language Tour, *Strings*. */
export const gleamString = backslashSyntax({
  name: "gleam-string",
  singles: { f: "\f", n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" },
  digits: [sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: bracedEscape,
});

export const gleam = defineCodeLanguage({
  name: "gleam",
  extensions: ["gleam"],
  ids: ["gleam"],
  comments: lineComments,
  lineComments: [slashes],
  strings: [quoted("gleam-string", doubleQuote, { lines: "many" })],
  // A string that a clause of `case` matches: before `->`, another alternative or a guard.
  comparing: { after: /^\s*(?:->|\|(?![>|])|if\b)/u },
  joiners: ["<>"],
});
