import { doubled } from "../../literals/syntaxes/doubled-characters.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { dashes, stars } from "../definition/comment-forms.js";
import { dashComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, singleQuote } from "../definition/string-forms.js";

export const doubledDoubleQuote = doubled("doubled-double-quote", '"', "variables");

export const doubledSingleQuote = doubled("doubled-single-quote", "'");

export const sql = defineCodeLanguage({
  name: "sql",
  extensions: ["sql"],
  ids: ["sql"],
  comments: dashComments,
  lineComments: [dashes],
  blockComments: [stars],
  strings: [
    quoted("doubled-single-quote", singleQuote, { lines: "many", guard: "doubled" }),
    quoted("doubled-double-quote", doubleQuote, { lines: "many", guard: "doubled" }),
  ],
  comparing: { before: /$(?<=\b(?:where|and|or|not|on|having|when)\s+[\w.`"[\]]+\s*=)/iu },
  joiners: ["||"],
});
