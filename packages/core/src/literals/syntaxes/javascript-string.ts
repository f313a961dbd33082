import { decodeEscapes } from "./decode-escapes.js";
import { stringEscapes } from "./javascript-escapes.js";
import { escapeAll, escapeUnseen, unicodeEscapes } from "./unseen.js";
import type { Syntax } from "./syntax.js";

/** What stands between quotes in JavaScript, TypeScript, JSON5 and the languages that took these escapes over. */
export const javascriptString: Syntax = {
  name: "javascript-string",
  decode: (source, span) => decodeEscapes(source, span, stringEscapes),
  encode(text, source, span) {
    const delimiter = source[span.start - 1];
    const quote = delimiter === "'" || delimiter === '"' ? delimiter : "['\"]";
    const escaped = text.replace(/\\/gu, "\\\\").replace(new RegExp(quote, "gu"), "\\$&");
    return escapeUnseen(escaped, unicodeEscapes);
  },
  escape: (text) => escapeAll(text, unicodeEscapes),
};
