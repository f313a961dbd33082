import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { common, sixBraced, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { parentheses } from "../definition/comment-forms.js";
import { parenthesisComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw } from "../definition/string-forms.js";
import { beforeArgument, character, comparing, name } from "./ml-family.js";

/** The OCaml Manual, *Lexical conventions*. */
export const ocamlString = backslashSyntax({
  name: "ocaml-string",
  singles: { ...common, b: "\b", " ": " " },
  digits: [
    { pattern: /(\d{3})/uy, radix: 10, gives: "byte" },
    twoDigitByte,
    { pattern: /o([0-3][0-7]{2})/uy, radix: 8, gives: "byte" },
    sixBraced,
  ],
  unknown: "kept",
  continuation: /(?:\r\n|\n)[ \t]*/uy,
  quoted: /["\\]/gu,
  write: bracedEscape,
});

export const ocaml = defineCodeLanguage({
  name: "ocaml",
  extensions: ["ml", "mli", "mll"],
  ids: ["ocaml", "ocaml.interface", "ocaml.ocamllex"],
  comments: parenthesisComments,
  blockComments: [parentheses],
  passedOver: [name, character],
  strings: [
    raw(/\{(?:%%?[\w.]{1,40}[ \t]{0,8})?(?<close>[a-z_]{0,32})\|/uy, ({ close = "" }) => `|${close}}`),
    quoted("ocaml-string", doubleQuote, { lines: "many" }),
  ],
  comparing,
  beforeArgument,
  joiners: ["^"],
});
