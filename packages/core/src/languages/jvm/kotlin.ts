import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { common, fourDigits } from "../../literals/syntaxes/common-escapes.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { nestedStars, slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { backquotedName, character, doubleQuote, nameOrBraceHole, quoted, raw } from "../definition/string-forms.js";

/** Kotlin documentation, *Strings*. */
export const kotlinString = backslashSyntax({
  name: "kotlin-string",
  holes: "variables",
  singles: { ...common, b: "\b", $: "$" },
  digits: [fourDigits],
  unknown: "kept",
  quoted: /["\\]|\$(?=[A-Za-z_`{])/gu,
  write: unicodeEscapes,
});

export const kotlin = defineCodeLanguage({
  name: "kotlin",
  extensions: ["kt", "kts"],
  ids: ["kotlin"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [nestedStars],
  passedOver: [character, backquotedName],
  strings: [
    { ...raw(/(?<quote>""")/uy), hole: nameOrBraceHole },
    quoted("kotlin-string", doubleQuote, { hole: nameOrBraceHole }),
  ],
  joiners: ["+"],
});
