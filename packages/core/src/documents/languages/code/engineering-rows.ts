import type { CodeLanguage } from "./code-language.js";
import { dashes, slashes, stars } from "./comment-forms.js";
import { doubleQuote, quoted, raw, singleQuote } from "./string-forms.js";

/** A value that is compared, in a condition of a language with words for operators. */
const condition = /$(?<=\b(?:if|elsif|elseif|while|until|and|or|xor|not|then|else|when)\s+[\w.()^]{1,80}\s?=)/iu;

/** Languages of science and engineering, none of which has escapes in its strings. */
export const engineeringRows = {
  pascal: {
    lineComments: [slashes],
    blockComments: [
      { open: "{", close: "}" },
      { open: "(*", close: "*)" },
    ],
    strings: [raw(/(?<quote>''')(?=[\n\r])/uy), quoted("doubled-single-quote", singleQuote, { guard: "doubled" })],
    comparing: { before: condition, after: /^\s*<>/u },
    joiners: ["+"],
  },
  ada: {
    lineComments: [dashes],
    // Those of VHDL.
    blockComments: [stars],
    // A character; behind a name or a bracket, an attribute.
    passedOver: [/(?<![\w)])'[^\n\r]'/uy],
    strings: [quoted("doubled-double-quote", doubleQuote, { guard: "doubled" })],
    comparing: { before: new RegExp(`${condition.source}|\\/=$`, "iu"), after: /^\s*(?:\/=|=(?!>))/u },
    joiners: ["&"],
  },
  fortran: {
    lineComments: [/!/uy],
    strings: [
      quoted("doubled-double-quote", doubleQuote, { guard: "doubled" }),
      quoted("doubled-single-quote", singleQuote, { guard: "doubled" }),
    ],
    comparing: { before: /\/=$|\.(?:eq|ne)\.$/iu, after: /^\s*(?:\/=|\.(?:eq|ne)\.)/iu },
    joiners: ["//"],
  },
} as const satisfies Readonly<Record<string, CodeLanguage>>;
