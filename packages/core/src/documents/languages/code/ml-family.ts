import type { CodeLanguage } from "./code-language.js";
import { parentheses, slashes } from "./comment-forms.js";
import { braceHole, doubleQuote, quoted, raw } from "./string-forms.js";

/** Names may go on with apostrophes. */
const name = /[A-Za-z_][\w']*/uy;
/** One character between apostrophes. */
const character = /'(?:\\(?:[^\n\r\w^]|\^?\w{1,10}|u\{[0-9A-Fa-f]{1,6}\})|[^\\'\n\r])'/uy;
/** An equal sign in a condition, and what stands behind a pattern or between two values. */
const comparing = {
  before: /$(?<=(?:\b(?:if|elif|when|while|not|assert)\b|&&|\|\|)[^=;\n\r]{0,80}(?<![=<>!:])=)/u,
  after: /^\s*(?:->|when\b|<>)/u,
};

/** A function, which takes a string before an operator does, but no keyword. */
const beforeArgument =
  /$(?<=[\w')\]"])(?<!\b(?:begin|case|do|else|if|in|match|of|return|then|to|when|while|with|yield))/u;

export const haskell = {
  // Dashes with another sign are an operator.
  lineComments: [/(?<![!#$%&*+./<=>?@\\^|~:-])--+(?![!#$%&*+./<=>?@\\^|~:-])/uy],
  blockComments: [{ open: "{-", close: "-}", nests: true }],
  passedOver: [name, character],
  strings: [
    quoted("haskell-string", /(?<quote>""")/uy, { lines: "many" }),
    quoted("haskell-string", doubleQuote, { unit: /\\(?:[ \t\n\r\f\v]+\\|\^[^\n\r])/uy }),
  ],
  comparing: { before: /\/=$/u, after: /^\s*(?:\/=|->)/u },
  beforeArgument,
  joiners: ["++", "<>"],
} as const satisfies CodeLanguage;

export const ocaml = {
  blockComments: [parentheses],
  passedOver: [name, character],
  strings: [
    raw(/\{(?:%%?[\w.]{1,40}[ \t]{0,8})?(?<close>[a-z_]{0,32})\|/uy, ({ close = "" }) => `|${close}}`),
    quoted("ocaml-string", doubleQuote, { lines: "many" }),
  ],
  comparing,
  beforeArgument,
  joiners: ["^"],
} as const satisfies CodeLanguage;

export const fsharp = {
  lineComments: [slashes],
  // The operator of multiplication is no comment.
  blockComments: [{ ...parentheses, except: "(*)" }],
  passedOver: [/``[^\n\r`]+``/uy, name, character],
  strings: [
    { ...raw(/\$+(?<quote>""")/uy), syntax: "fsharp-raw-format", hole: braceHole },
    raw(/(?<quote>""")/uy),
    quoted("fsharp-verbatim-format", /(?:\$@|@\$)(?<quote>")/uy, { lines: "many", guard: "doubled", hole: braceHole }),
    quoted("doubled-double-quote", /@(?<quote>")/uy, { lines: "many", guard: "doubled" }),
    quoted("fsharp-format", /\$(?<quote>")/uy, { lines: "many", hole: braceHole }),
    quoted("fsharp-string", doubleQuote, { lines: "many" }),
  ],
  comparing,
  beforeArgument,
  joiners: ["+"],
} as const satisfies CodeLanguage;
