import { accountOfForge } from "../../literals/read/scheme-signs.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import type { StringForm } from "./code-language.js";

/** A string on one line, with backslash escapes, unless `more` says otherwise. */
export function quoted(syntax: StringForm["syntax"], open: RegExp, more: Partial<StringForm> = {}): StringForm {
  return { syntax, open, lines: "one", guard: "backslash", ...more };
}

/** A string of several lines without escapes. */
export function raw(open: RegExp, close?: StringForm["close"]): StringForm {
  return { syntax: "plain", open, lines: "many", ...(close !== undefined && { close }) };
}

export const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]", "<": ">" };

/**
 * For a string between brackets, which may contain matching pairs of them, or between two delimiters that are the same
 * character.
 */
export const bracketed = { lines: "many", nests: true } as const;

export const doubleQuote = /(?<quote>")/uy;
export const singleQuote = /(?<quote>')/uy;
/** A parameter expansion or a command substitution of shells. */
export const shellHole = /\$\{|\$\(|\$[A-Za-z_]\w*|`(?:[^`\\\n\r]|\\[^\n\r]){0,256}`/uy;
/** The last of an odd number of opening braces: a doubled brace is an escaped one. */
export const braceHole = /\{(?!\{)(?<=(?<!\{)(?:\{\{)*\{)/uy;
/** A name between back quotes, which may hold quotation marks. */
export const backquotedName = /`[^`\n\r]*`/uy;
/** `$name`, or `${` before an expression. */
export const nameOrBraceHole = /\$\{|\$[A-Za-z_]\w*/uy;
/** A character literal, which may hold a quotation mark. */
export const character = patternUnion(
  /'\\(?:[^\n\ru]|u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f_]{1,8}\})[0-9A-Fa-f]{0,8}'/uy,
  /'[^\\'\n\r]{1,2}'/uy,
);

/**
 * Asserts, behind a closing brace, that it does not end a default value of the shell that is an address:
 * `${A:-http://b}`.
 */
const endOfDefaultValue =
  /(?<!\$\{\w{1,64}:?[-=+?][A-Za-z][\w+.-]{1,15}[:/]\/(?:[^\s{}]|\$\{[^\s{}]{0,64}\}){0,512}\})/uy;

/**
 * Asserts that no pattern begins here that an expansion of the shell takes away or replaces: `${A#https://}`,
 * `${A/http:/https:}` (POSIX.1-2024, *Shell Command Language* §2.6.2).
 */
const outsidePatternOfExpansion = /(?<!\$\{\w{1,64}(?:\[[^\]\s]{0,32}\])?[#%/][^\s{}]{0,128})/uy;

/**
 * A character escaped by a backslash in a word of the shell. Not the escaped parentheses around a whole word, `\(a\)`,
 * as in arguments of `echo`, nor the `\;` that ends a command of `find`.
 */
export const quotedCharacter = /\\(?!(?:(?<![^\s\\(]\\\([^\s()]{0,500}\\)\)|;)(?:\s|$))[^\n\r]/uy;

/**
 * An identifier without quotation marks, up to the end of its word in a shell. It begins with a scheme and `://`,
 * possibly behind an invisible character, with a misspelling of these before a host: `http:/a.b`, `http//a.b`,
 * `http:://a.b`, `http:;//a.b`, or with the account of a forge before a path: `git@a.b/c/d`. Behind an opening bracket or brace it is not read, even if an option or a word stands
 * between, since help texts have defaults and samples there: `[default: https://a/]`, `[--url=https://a/]`. Nor is it read in the pattern of an expansion.
 *
 * White space beyond ASCII does not end the word; the brace that ends `${A:-http://b}` does. A shortcode of Hugo,
 * `{{< a >}}`, belongs to the word with all its spaces.
 */
export const unquotedWord: StringForm = {
  open: patternSequence(
    patternUnion(
      /(?=[\u200B-\u200F\u2060\uFEFF]?[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\/)/uy,
      patternSequence(
        /(?<![\w.:/@%+]|(?<!:)-)/uy,
        /(?=(?:git\+)?https?(?::\/|\/\/|:[:;]\/\/)(?:[\w-]+\.|localhost\b))/uy,
      ),
      new RegExp(String.raw`(?<![\w.:/@%+-])(?=${accountOfForge})`, "iuy"),
    ),
    /(?<![[{](?:-{1,2}[a-z][\w-]{0,32}[= ]|[a-z]{1,16}:? )?)/uy,
    outsidePatternOfExpansion,
  ),
  content: patternUnion(
    /\{\{[%<][^\n\r{}]{0,256}[%>]\}\}/uy,
    /[^ \t\n\v\f\r;&|<>()"'`\\{}]{1,4096}|\{(?!\{[%<][^\n\r{}]{0,256}[%>]\}\})/uy,
    patternSequence(/\}/uy, endOfDefaultValue),
    /(?<=\$)\([^()"'\n\r]{0,4096}\)/uy,
    quotedCharacter,
  ),
  syntax: "shell-word",
  lines: "one",
};

/** An argument of a command that requests it, between the quotation marks of a text: to a shell they are part of it. */
export const argumentInText: StringForm = {
  open: /(?=[\u201C\u201D\u2018\u2019]https?:\/\/)(?<=\b(?:curl|wget|git[ \t]clone)[ \t](?:[^\n\r;|&]{0,300}[ \t])?)/uy,
  content:
    /[\u201C\u201D\u2018\u2019]https?:\/\/[^\s"'`<>\u201C\u201D\u2018\u2019]{1,1000}[\u201C\u201D\u2018\u2019](?=\s|$)/uy,
  syntax: "plain",
  lines: "one",
  use: "slip",
};
