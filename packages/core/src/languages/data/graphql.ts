import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { fourDigits, sixBraced } from "../../literals/syntaxes/common-escapes.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** GraphQL specification §2.9.4, *String Value*. */
export const graphqlString = backslashSyntax({
  name: "graphql-string",
  singles: { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", '"': '"', "\\": "\\", "/": "/" },
  digits: [fourDigits, sixBraced],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
});

export const graphql = defineCodeLanguage({
  name: "graphql",
  extensions: ["graphql", "gql"],
  ids: ["graphql"],
  comments: numberComments,
  lineComments: [numberSign],
  strings: [raw(/(?<quote>""")/uy), quoted("graphql-string", doubleQuote)],
});
