import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { fourDigits, sixBraced, twoDigits } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { nestedStars, slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { nameOrBraceHole, quoted, raw } from "../definition/string-forms.js";

/** Dart language specification, *Strings*. */
export const dartString = backslashSyntax({
  name: "dart-string",
  holes: "variables",
  singles: { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" },
  digits: [twoDigits, fourDigits, sixBraced],
  unknown: "dropped",
  quoted: /["'\\]|\$(?=[A-Za-z_{])/gu,
  write: bracedEscape,
});

const threeQuotes = /(?<quote>"""|''')/uy;

export const dart = defineCodeLanguage({
  name: "dart",
  extensions: ["dart"],
  ids: ["dart"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [nestedStars],
  strings: [
    raw(/r(?<quote>"""|'''|"|')/uy),
    quoted("dart-string", threeQuotes, { lines: "many", hole: nameOrBraceHole }),
    quoted("dart-string", /(?<quote>["'])/uy, { hole: nameOrBraceHole }),
  ],
  joiners: ["+"],
  adjacent: "joined",
});
