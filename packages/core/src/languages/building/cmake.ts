import { backslashSyntax, noEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted, raw, unquotedWord } from "../definition/string-forms.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";

/** CMake's manual, *Escape Sequences*. */
export const cmakeString = backslashSyntax({
  name: "cmake-string",
  holes: "variables",
  singles: { n: "\n", r: "\r", t: "\t" },
  unknown: "dropped",
  continuation: lineEnd,
  quoted: /["\\]|\$(?=\{)/gu,
  write: noEscape,
});

export const cmake = defineCodeLanguage({
  name: "cmake",
  extensions: ["cmake"],
  files: ["cmakelists.txt"],
  ids: ["cmake"],
  comments: numberComments,
  lineComments: [/#(?!\[={0,3}\[)/uy],
  blockComments: ["", "=", "==", "==="].map((level) => ({ open: `#[${level}[`, close: `]${level}]` })),
  passedOver: [/\\[^\n\r]/uy],
  strings: [
    raw(/\[(?<close>={0,16})\[/uy, ({ close = "" }) => `]${close}]`),
    quoted("cmake-string", doubleQuote, { lines: "many", hole: /\$(?:ENV|CACHE)?\{|@[A-Za-z_]\w*@/uy }),
    unquotedWord,
  ],
  // What names a string: the variable of `set(NAME …)`, or a keyword in capitals before the string, `URL …`. Variables
  // `CPACK_NSIS_…` are left out: in their addresses, backslashes replace the slashes.
  naming: patternSequence(
    patternUnion(/\bset\s{0,8}\(\s{0,8}/u, /(?<![\w-])(?=[A-Z][A-Z_]{1,63}$)/u),
    /(?!CPACK_NSIS)(?<name>\w{1,64})$/u,
  ),
  comparing: { before: /\b(?:STREQUAL|MATCHES|IN_LIST)$/u, after: /^\s*(?:STREQUAL|MATCHES|IN_LIST)\b/u },
});
