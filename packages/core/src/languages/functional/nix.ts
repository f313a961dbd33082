import { backslashSyntax, noEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberSign, stars } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** The Nix Reference Manual, *String literal*. */
export const nixString = backslashSyntax({
  name: "nix-string",
  holes: "variables",
  singles: { n: "\n", r: "\r", t: "\t" },
  unknown: "dropped",
  quoted: /["\\]|\$(?=\{)/gu,
  write: noEscape,
});

export const nix = defineCodeLanguage({
  name: "nix",
  extensions: ["nix"],
  ids: ["nix"],
  comments: numberComments,
  lineComments: [numberSign],
  blockComments: [stars],
  // A name, which may contain apostrophes.
  passedOver: [/[A-Za-z_][\w'-]*/uy],
  strings: [
    { ...raw(/(?<quote>'')/uy), unit: /''(?:['$]|\\[^])|\$\$/uy, hole: /\$\{/uy },
    quoted("nix-string", doubleQuote, { lines: "many", unit: /\$\$/uy, hole: /\$\{/uy }),
  ],
  joiners: ["+"],
});
