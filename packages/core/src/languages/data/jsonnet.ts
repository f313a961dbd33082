import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { common, fourDigits } from "../../literals/syntaxes/common-escapes.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberSign, slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { quoted, raw } from "../definition/string-forms.js";

/** The Jsonnet specification, *Lexing*: the escapes of JSON, and `\'`. */
export const jsonnetString = backslashSyntax({
  name: "jsonnet-string",
  singles: { ...common, "/": "/", b: "\b", f: "\f" },
  digits: [fourDigits],
  unknown: "kept",
  quoted: /["'\\]/gu,
  write: unicodeEscapes,
});

export const jsonnet = defineCodeLanguage({
  name: "jsonnet",
  extensions: ["jsonnet", "libsonnet"],
  ids: ["jsonnet"],
  comments: slashComments,
  lineComments: [slashes, numberSign],
  blockComments: [stars],
  strings: [
    { open: /@(?<quote>")/uy, syntax: "doubled-double-quote", guard: "doubled", lines: "many" },
    { open: /@(?<quote>')/uy, syntax: "doubled-single-quote", guard: "doubled", lines: "many" },
    // A text block ends at the first `|||` with only white space before it on its line. The lookbehind comes after the
    // bars, so that it runs only where bars stand and the search stays linear.
    raw(/\|\|\|-?[ \t]*(?=\r?\n)/uy, () => /\|\|\|(?<=^[ \t]*\|\|\|)/muy),
    quoted("jsonnet-string", /(?<quote>["'])/uy, { lines: "many" }),
  ],
  // The name of a field before a separator other than `:`: hidden `::`, visible `:::`, or with a plus sign if the value
  // is added to the inherited one, `+:`.
  naming: /\b(?<name>[A-Za-z_]\w*)["']?\s*(?:\+:{1,3}|:{2,3})$/u,
  joiners: ["+"],
});
