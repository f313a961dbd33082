import type { CodeLanguage, StringForm } from "./code-language.js";
import { numberSign, wordStartNumberSign } from "./comment-forms.js";
import { doubleQuote, quoted, raw, shellHole, shellWord, singleQuote } from "./string-forms.js";

/** A comma before white space or another argument ends an argument of a function (GNU make manual, §8.1). */
const makeWord: StringForm = {
  ...shellWord,
  content: /[^ \t\n\v\f\r;&|<>()"'`\\,]{1,4096}|,(?=[^\s$,)])|(?<=\$)\([^()"'\n\r]{0,4096}\)|\\[^\n\r]/uy,
};

/**
 * An address in a file of directives, up to the end of its word or directive. Where a variable of Apache begins, `%{HTTP_HOST}`,
 * nothing more is known.
 */
const directiveWord: StringForm = {
  // Behind `^` it begins a pattern; what fetches it may stand before it.
  open: new RegExp(String.raw`(?<!\^)(?:(?:bzr|git|hg|svn)\+(?=https?:\/\/))?${shellWord.open.source}`, "uy"),
  content: /[^\s"'`<>,;(){}\\%]{1,4096}|%(?!\{)|\{\{[^\s{}]{0,64}\}\}|[,;](?=[^\s"'])/uy,
  syntax: "plain",
  lines: "one",
};

/** Languages that say how programs are built, and others in which words need no quotation marks. */
export const buildRows = {
  cmake: {
    lineComments: [/#(?!\[={0,3}\[)/uy],
    blockComments: ["", "=", "==", "==="].map((level) => ({ open: `#[${level}[`, close: `]${level}]` })),
    passedOver: [/\\[^\n\r]/uy],
    strings: [
      raw(/\[(?<close>={0,16})\[/uy, ({ close = "" }) => `]${close}]`),
      quoted("cmake-string", doubleQuote, { lines: "many", hole: /\$(?:ENV|CACHE)?\{|@[A-Za-z_]\w*@/uy }),
      shellWord,
    ],
    // The name of a variable, or of an argument; an installer for Windows has addresses with backslashes.
    naming: /(?:\bset\s{0,8}\(\s{0,8}|(?<![\w-])(?=[A-Z][A-Z_]{1,63}$))(?!CPACK_NSIS)(?<name>\w{1,64})$/u,
    comparing: { before: /\b(?:STREQUAL|MATCHES|IN_LIST)$/u, after: /^\s*(?:STREQUAL|MATCHES|IN_LIST)\b/u },
  },
  makefile: {
    lineComments: [wordStartNumberSign],
    passedOver: [/\\[^\n\r]/uy, /\$\$?#/uy],
    adjacent: "joined if touching",
    strings: [raw(singleQuote), quoted("shell-double", doubleQuote, { hole: shellHole }), makeWord],
  },
  tcl: {
    lineComments: [/(?<=^[ \t]*|[;{][ \t]{0,64})#/muy],
    passedOver: [/\\[^\n\r]/uy],
    // In the middle of a word, a quotation mark is one of its characters.
    strings: [quoted("tcl-string", /(?<=^|[\s[{;(])(?<quote>")/muy, { hole: /\$\{|\$(?:::)?[A-Za-z_]\w*|\[/uy })],
    naming: /\bset\s+(?:::)?(?<name>[\w:]{1,64})$/u,
    comparing: { before: /(?<![\w-])(?:eq|ne|equal)$/u, after: /^\s*(?:eq|ne)\b/u },
  },
  directives: {
    lineComments: [/(?<=^\uFEFF?|[ \t])#/muy, /(?<=^[ \t]*|[ \t])\/\/(?=[ \t])/muy],
    passedOver: [/\\[^\n\r]/uy],
    strings: [quoted("unknown-string", doubleQuote), quoted("unknown-string", singleQuote), directiveWord],
  },
  po: {
    lineComments: [numberSign],
    strings: [quoted("c-string", doubleQuote)],
    adjacent: "joined",
  },
  coffeescript: {
    lineComments: [/#(?!##)/uy],
    blockComments: [{ open: "###", close: "###" }],
    passedOver: [
      /(?<=(?:^|[=(,[{:!&|?])[ \t]{0,8}|[\w$)][ \t])\/(?![/ *=])(?:\\[^\n\r]|\[(?:\\[^\n\r]|[^\]\\\n\r])*\]|[^/\\[\n\r])+\//muy,
    ],
    strings: [
      quoted("javascript-string", /(?<quote>\/\/\/)/uy, { lines: "many", use: "pattern" }),
      quoted("javascript-string", /(?<quote>"""|")/uy, { lines: "many", hole: /#\{/uy }),
      quoted("javascript-string", /(?<quote>'''|')/uy, { lines: "many" }),
      quoted("javascript-string", /(?<quote>`)/uy, { lines: "many", use: "pattern" }),
    ],
    comparing: { before: /\bisnt$/u, after: /^\s*(?:is|isnt)\b/u },
    joiners: ["+"],
  },
} as const satisfies Readonly<Record<string, CodeLanguage>>;
