import type { CodeLanguage, StringForm } from "./code-language.js";
import { numberSign } from "./comment-forms.js";
import { doubleQuote, quoted, raw, singleQuote } from "./string-forms.js";

const elixirHole = /#\{/uy;
const threeQuotes = `(?<quote>"""|''')`;

/** `~s(…)` and its like, in which no pairs of brackets stand, and that of three quotation marks. */
function sigils(letters: string, more: Partial<StringForm> = {}): StringForm[] {
  const form = { ...more, lines: "many" } as const;
  return [
    quoted("elixir-string", new RegExp(`~${letters}${threeQuotes}`, "uy"), form),
    quoted("elixir-string", new RegExp(`~${letters}(?<delimiter>["'([{<|/])`, "uy"), form),
  ];
}

/** The same without escapes, but for a backslash before what closes it. */
function rawSigils(letters: string, more: Partial<StringForm> = {}): StringForm[] {
  return sigils(letters, { syntax: "plain", ...more });
}

export const elixir = {
  lineComments: [numberSign],
  // A character; the name of a function may end with a question mark.
  passedOver: [/(?<!\w)\?(?:\\[^\n\r]|[^\s\\])/uy],
  strings: [
    ...sigils("r", { hole: elixirHole, use: "pattern" }),
    ...rawSigils("R", { use: "pattern" }),
    // Markup, with strings of its own, and lists of words.
    ...rawSigils("[HEL]", { use: "words" }),
    ...sigils("w", { hole: elixirHole, use: "words" }),
    ...rawSigils("W", { use: "words" }),
    ...sigils("[a-z]", { hole: elixirHole }),
    ...rawSigils("[A-Z][A-Z0-9]{0,15}"),
    quoted("elixir-string", /(?<quote>"""|''')/uy, { lines: "many", hole: elixirHole }),
    quoted("elixir-string", /(?<quote>["'])/uy, { lines: "many", hole: elixirHole }),
  ],
  naming: /@(?<name>[a-z_]\w*)$/u,
  comparing: { after: /^\s*(?:->|when\b)/u },
  joiners: ["<>"],
} as const satisfies CodeLanguage;

export const erlang = {
  lineComments: [/%/uy],
  // A character.
  passedOver: [/\$(?:\\[^\n\r]|[^\\\n\r])/uy],
  strings: [
    raw(/(?<!")(?<quote>"{3,})(?=[ \t]{0,64}[\n\r])/uy),
    quoted("erlang-string", doubleQuote, { lines: "many" }),
    quoted("erlang-string", singleQuote),
  ],
  naming: /-define\(\s*(?<name>\w+)\s*,$/u,
  comparing: { before: /=[:/]=$|\/=$/u, after: /^\s*(?:=[:/]=|\/=|->|when\b)/u },
  joiners: ["++"],
  adjacent: "joined",
} as const satisfies CodeLanguage;
