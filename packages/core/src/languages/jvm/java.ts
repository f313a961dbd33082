import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { anyU, common, octal } from "../../literals/syntaxes/common-escapes.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { character, doubleQuote, quoted } from "../definition/string-forms.js";

/** The Java Language Specification §3.3, §3.10.7. */
export const javaString = backslashSyntax({
  name: "java-string",
  singles: { ...common, b: "\b", f: "\f", s: " " },
  digits: [octal, anyU],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\]/gu,
  write: unicodeEscapes,
});

export const java = defineCodeLanguage({
  name: "java",
  extensions: ["java"],
  ids: ["java"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  passedOver: [character],
  strings: [quoted("java-string", /(?<quote>""")/uy, { lines: "many" }), quoted("java-string", doubleQuote)],
  joiners: ["+"],
});
