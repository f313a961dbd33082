import { backslashSyntax } from "../../literals/syntaxes/backslash-syntax.js";
import { anyU, common, octal } from "../../literals/syntaxes/common-escapes.js";
import { unicodeEscapes } from "../../literals/syntaxes/unseen.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { doubleQuote, nameOrBraceHole, quoted, singleQuote } from "../definition/string-forms.js";

/** Groovy documentation, *Strings*. */
export const groovyString = backslashSyntax({
  name: "groovy-string",
  holes: "variables",
  singles: { ...common, b: "\b", f: "\f", s: " ", $: "$" },
  digits: [octal, anyU],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]|\$(?=[A-Za-z_{])/gu,
  write: unicodeEscapes,
});

export const groovy = defineCodeLanguage({
  name: "groovy",
  extensions: ["groovy", "gradle"],
  files: ["jenkinsfile"],
  ids: ["groovy", "gradle"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  strings: [
    quoted("groovy-string", /(?<quote>""")/uy, { lines: "many", hole: nameOrBraceHole }),
    quoted("groovy-string", /(?<quote>''')/uy, { lines: "many" }),
    quoted("groovy-string", doubleQuote, { hole: nameOrBraceHole }),
    quoted("groovy-string", singleQuote),
  ],
  // Calls that name an address without parentheses, in scripts of Gradle: `maven { url 'https://a.example' }`.
  naming: /(?:^|[;{])[ \t]*(?<name>url|\w{1,40}Url)$/mu,
  joiners: ["+"],
});
