import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { anyU, common } from "../../literals/syntaxes/common-escapes.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { nestedStars, slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { backquotedName, character, doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** Scala Language Specification §1.3.6. */
const escapes = {
  singles: { ...common, b: "\b", f: "\f" },
  digits: [anyU],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
} as const;

export const scalaString = backslashSyntax({ name: "scala-string", ...escapes });

/** Interpolated strings (Scala Language Specification §1.3.5): the same escapes, and the doubled dollar sign. */
export const scalaFormat = backslashSyntax({ name: "scala-format", holes: "variables", ...escapes, doubled: "$" });

/** A name or an expression behind an odd number of dollar signs: two of them are an escaped one. */
const scalaHole = /\$(?!\$)(?<=(?<!\$)(?:\$\$)*\$)(?:\{|[A-Za-z_]\w*)/uy;

export const scala = defineCodeLanguage({
  name: "scala",
  extensions: ["scala", "sc", "sbt"],
  ids: ["scala"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [nestedStars],
  passedOver: [character, backquotedName, /'[A-Za-z_]\w*/uy],
  strings: [
    { ...raw(/(?<!\w)[A-Za-z]\w*(?<quote>""")/uy), hole: scalaHole },
    raw(/(?<quote>""")/uy),
    quoted("scala-format", /(?<!\w)[A-Za-z]\w*(?<quote>")/uy, { hole: scalaHole }),
    quoted("scala-string", doubleQuote),
  ],
  joiners: ["+"],
});
