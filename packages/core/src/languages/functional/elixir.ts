import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { braced, controls, fourDigits, twoDigitByte } from "../../literals/syntaxes/common-escapes.js";
import { lineEnd } from "../../text/line-end.js";
import { defineCodeLanguage, type StringForm } from "../definition/code-language.js";
import { numberSign } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

/** Elixir's documentation of `String` and `Kernel.sigil_s`. */
export const elixirString = backslashSyntax({
  name: "elixir-string",
  holes: "variables",
  singles: { ...controls, 0: "\0", d: "\x7F", e: "\x1B", s: " " },
  digits: [twoDigitByte, fourDigits, braced],
  unknown: "dropped",
  continuation: lineEnd,
  quoted: /["'\\]|#(?=\{)/gu,
  write: bracedEscape,
});

const elixirHole = /#\{/uy;

const threeQuotes = `(?<quote>"""|''')`;

/** Sigils such as `~s(…)`, which do not nest brackets, and their heredocs (`~s"""`). */
function sigils(letters: string, more: Partial<StringForm> = {}): StringForm[] {
  const form = { ...more, lines: "many" } as const;
  return [
    quoted("elixir-string", new RegExp(`~${letters}${threeQuotes}`, "uy"), form),
    quoted("elixir-string", new RegExp(`~${letters}(?<delimiter>["'([{<|/])`, "uy"), form),
  ];
}

/** Uppercase sigils: without escapes, but for a backslash before the closing delimiter. */
function rawSigils(letters: string, more: Partial<StringForm> = {}): StringForm[] {
  return sigils(letters, { syntax: "plain", ...more });
}

export const elixir = defineCodeLanguage({
  name: "elixir",
  extensions: ["ex", "exs"],
  files: ["mix.lock"],
  ids: ["elixir"],
  comments: numberComments,
  lineComments: [numberSign],
  // A character, `?a`; not behind a letter, since names of functions may end in a question mark.
  passedOver: [/(?<!\w)\?(?:\\[^\n\r]|[^\s\\])/uy],
  strings: [
    ...sigils("r", { hole: elixirHole, use: "pattern" }),
    ...rawSigils("R", { use: "pattern" }),
    // Markup (`~H`, `~E`, `~L`), whose attributes may hold identifiers, and lists of words.
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
});
