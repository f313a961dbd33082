import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { braced, common } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { nestedStars, slashes } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw } from "../definition/string-forms.js";

/** The Swift Programming Language, *String Literals*. */
export const swiftString = backslashSyntax({
  name: "swift-string",
  holes: "variables",
  singles: { ...common, 0: "\0" },
  digits: [{ ...braced, pattern: /u\{([0-9A-Fa-f]{1,8})\}/uy }],
  unknown: "kept",
  continuation: /[ \t]*(?:\r\n?|\n)/uy,
  quoted: /["\\]/gu,
  write: bracedEscape,
});

export const swift = defineCodeLanguage({
  name: "swift",
  extensions: ["swift"],
  ids: ["swift"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [nestedStars],
  strings: [
    raw(/(?<close>#{1,8})"(?!"")/uy, ({ close = "" }) => `"${close}`),
    quoted("swift-string", /(?<quote>""")/uy, { lines: "many", hole: /\\\(/uy }),
    quoted("swift-string", doubleQuote, { hole: /\\\(/uy }),
  ],
  joiners: ["+"],
});
