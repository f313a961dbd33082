import type { StringForm } from "./code-language.js";

/** Strings that their line ends, in which a backslash begins an escape. */
export function quoted(syntax: StringForm["syntax"], open: RegExp, more: Partial<StringForm> = {}): StringForm {
  return { syntax, open, lines: "one", guard: "backslash", ...more };
}

/** Quotation marks alone close a raw string. */
export function raw(open: RegExp, close?: StringForm["close"]): StringForm {
  return { syntax: "plain", open, lines: "many", ...(close !== undefined && { close }) };
}

const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]", "<": ">" };

/** Strings between two brackets, pairs of which may stand within, or two of any other sign: group `close` of what opens them. */
export const bracketed = {
  lines: "many",
  nests: true,
  close: ({ close = "" }: Readonly<Record<string, string>>) => closers[close] ?? close,
} as const;

export const doubleQuote = /(?<quote>")/uy;
export const singleQuote = /(?<quote>')/uy;
/** What the shell puts in: a variable, or what a command prints. */
export const dollarHole = /\$\{|\$\(|\$[A-Za-z_]\w*/uy;
/** A number sign at the start of a word, so that it is no part of one. */
export const wordStartNumberSign = /(?<=^|[\s;{}()])#/muy;
