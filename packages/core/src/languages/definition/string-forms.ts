import type { StringForm } from "./code-language.js";

/** Strings that their line ends, in which a backslash begins an escape. */
export function quoted(syntax: StringForm["syntax"], open: RegExp, more: Partial<StringForm> = {}): StringForm {
  return { syntax, open, lines: "one", guard: "backslash", ...more };
}

/** Quotation marks alone close a raw string. */
export function raw(open: RegExp, close?: StringForm["close"]): StringForm {
  return { syntax: "plain", open, lines: "many", ...(close !== undefined && { close }) };
}

export const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]", "<": ">" };

/** Strings between two brackets, pairs of which may stand within, or two of any other sign. */
export const bracketed = { lines: "many", nests: true } as const;

export const doubleQuote = /(?<quote>")/uy;
export const singleQuote = /(?<quote>')/uy;
/** What the shell puts in: a variable, or what a command prints. */
export const shellHole = /\$\{|\$\(|\$[A-Za-z_]\w*|`(?:[^`\\\n\r]|\\[^\n\r]){0,256}`/uy;
/** The last of an odd number of braces: two stand for one. */
export const braceHole = /\{(?!\{)(?<=(?<!\{)(?:\{\{)*\{)/uy;
/** A name between back quotes, which may hold quotation marks. */
export const backquotedName = /`[^`\n\r]*`/uy;
/** What is put in by its name, or between braces. */
export const nameOrBraceHole = /\$\{|\$[A-Za-z_]\w*/uy;
/** One character between apostrophes, which may be a quotation mark. */
export const character =
  /'(?:\\(?:[^\n\ru]|u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f_]{1,8}\})[0-9A-Fa-f]{0,8}|[^\\'\n\r]{1,2})'/uy;

/**
 * An identifier without quotation marks, as far as the shell takes it for one word; also with a slash or the colon left
 * out, or with a colon too many, or behind characters that no reader sees. White space beyond ASCII ends no word; the
 * brace of `${A:-http://b}` does. The text of a help may hold one in brackets: `[default: https://a/]`, `[--url=https://a/]`.
 * What a site puts into a page goes on beyond spaces: `{{< a >}}` of Hugo.
 */
export const unquotedWord: StringForm = {
  open: /(?=[\u200B-\u200F\u2060\uFEFF]?[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\/|(?<![\w.:/@%+]|(?<!:)-)https?(?::\/|\/\/|:[:;]\/\/)(?:[\w-]+\.|localhost\b))(?<![[{](?:-{1,2}[a-z][\w-]{0,32}[= ]|[a-z]{1,16}:? )?)/uy,
  content:
    /\{\{[%<][^\n\r{}]{0,256}[%>]\}\}|(?:[^ \t\n\v\f\r;&|<>()"'`\\{}]|\{(?!\{[%<][^\n\r{}]{0,256}[%>]\}\})){1,4096}|\}(?<!\$\{\w{1,64}:?[-=+?][A-Za-z][\w+.-]{1,15}[:/]\/(?:[^\s{}]|\$\{[^\s{}]{0,64}\}){0,512}\})|(?<=\$)\([^()"'\n\r]{0,4096}\)|\\[^\n\r]/uy,
  syntax: "shell-word",
  lines: "one",
};
