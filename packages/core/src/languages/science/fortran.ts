import { defineCodeLanguage } from "../definition/code-language.js";
import { exclamationComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, singleQuote } from "../definition/string-forms.js";

export const fortran = defineCodeLanguage({
  name: "fortran",
  extensions: ["f90", "f95", "f03", "f08"],
  ids: ["fortran", "FortranFreeForm", "fortran-modern"],
  comments: exclamationComments,
  lineComments: [/!/uy],
  strings: [
    quoted("doubled-double-quote", doubleQuote, { guard: "doubled" }),
    quoted("doubled-single-quote", singleQuote, { guard: "doubled" }),
  ],
  comparing: { before: /\/=$|\.(?:eq|ne)\.$/iu, after: /^\s*(?:\/=|\.(?:eq|ne)\.)/iu },
  joiners: ["//"],
});
