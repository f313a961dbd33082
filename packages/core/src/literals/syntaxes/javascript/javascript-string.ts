import type { Span } from "../../../findings/span.js";
import { noEscape } from "../backslash-syntax.js";
import { decodeEscapes } from "../decode-escapes.js";
import { javascriptStringEscapes, unknownEscapes } from "./javascript-escapes.js";
import { escapeAll, escapeUnseen, unicodeEscapes } from "../unseen.js";
import type { Syntax } from "../syntax.js";

/** The content of a quoted string in JavaScript, TypeScript, JSON5 and languages with the same escapes. */
export const javascriptString: Syntax = {
  name: "javascript-string",
  holes: "variables",
  decode: (source, span) => decodeEscapes(source, span, javascriptStringEscapes),
  encode: (text, source, span) => escapeUnseen(withQuotesEscaped(text, source, span), unicodeEscapes),
  escape: (text) => escapeAll(text, unicodeEscapes),
};

/**
 * The same in languages whose escapes are not known, or differ from one to the next: they are read as if they were those of
 * JavaScript, but for the octal ones, and none is written but a backslash before a quotation mark.
 */
export const unknownString: Syntax = {
  name: "unknown-string",
  holes: "variables",
  decode: (source, span) => decodeEscapes(source, span, unknownEscapes),
  encode: (text, source, span) => escapeUnseen(withQuotesEscaped(text, source, span), noEscape),
};

function withQuotesEscaped(text: string, source: string, span: Span<"source">): string {
  const delimiter = source[span.start - 1];
  const quote = delimiter === "'" || delimiter === '"' ? delimiter : "['\"]";
  return text.replace(/\\/gu, "\\\\").replace(new RegExp(quote, "gu"), "\\$&");
}
