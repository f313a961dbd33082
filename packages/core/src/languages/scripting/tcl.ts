import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import {
  anyOctalByte,
  upToEightDigits,
  upToFourDigits,
  upToTwoDigits,
} from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

/** Tcl's manual page, *Backslash substitution*. */
export const tclString = backslashSyntax({
  name: "tcl-string",
  holes: "variables",
  singles: { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
  digits: [{ ...anyOctalByte, gives: "character" }, upToTwoDigits, upToFourDigits, upToEightDigits],
  unknown: "dropped",
  quoted: /["\\$[\]]/gu,
  // Before version 9, Tcl has no `\U` with eight digits.
  write: (codePoint) => (codePoint > 0xffff ? undefined : longEscape(codePoint)),
});

export const tcl = defineCodeLanguage({
  name: "tcl",
  extensions: ["tcl", "tm"],
  ids: ["tcl"],
  comments: numberComments,
  lineComments: [/(?<=^[ \t]*|[;{][ \t]{0,64})#/muy],
  passedOver: [/\\[^\n\r]/uy],
  // Within a word, a quotation mark is an ordinary character.
  strings: [quoted("tcl-string", /(?<=^|[\s[{;(])(?<quote>")/muy, { hole: /\$\{|\$(?:::)?[A-Za-z_]\w*|\[/uy })],
  naming: /\bset\s+(?:::)?(?<name>[\w:]{1,64})$/u,
  comparing: { before: /(?<![\w-])(?:eq|ne|equal)$/u, after: /^\s*(?:eq|ne)\b/u },
});
