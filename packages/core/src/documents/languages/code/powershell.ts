import type { CodeLanguage } from "./code-language.js";
import { wordStartNumberSign } from "./comment-forms.js";
import { doubleQuote, quoted, raw, shellWord, singleQuote } from "./string-forms.js";

/** `$env:HOME` is a variable, `$scheme://` is none with its colon. */
const powershellHole = /\$\{|\$\(|\$[A-Za-z_]\w*(?::\w+)?/uy;

export const powershell = {
  lineComments: [wordStartNumberSign],
  blockComments: [{ open: "<#", close: "#>" }],
  // A back quote takes what follows it its meaning.
  passedOver: [/`[^\n\r]/uy],
  strings: [
    {
      ...raw(/@"[ \t]*(?=[\n\r])/uy, () => '\n"@'),
      syntax: "powershell-here",
      hasBackQuotes: true,
      hole: powershellHole,
    },
    raw(/@'[ \t]*(?=[\n\r])/uy, () => "\n'@"),
    quoted("powershell-double", doubleQuote, {
      lines: "many",
      guard: "doubled",
      hasBackQuotes: true,
      hole: powershellHole,
    }),
    quoted("doubled-single-quote", singleQuote, { lines: "many", guard: "doubled" }),
    // A word without quotation marks, as far as it is known.
    { open: shellWord.open, content: /[^\s"'`;,|(){}<>$&]{1,4096}/uy, syntax: "plain", lines: "one" },
  ],
  // `-ceq` and `-ieq` say whether the case of letters counts.
  comparing: {
    before: /-[ci]?(?:eq|ne|(?:not)?(?:like|match|contains))$/iu,
    after: /^\s*-[ci]?(?:eq|ne|(?:not)?in)\b/iu,
  },
  joiners: ["+"],
} as const satisfies CodeLanguage;
