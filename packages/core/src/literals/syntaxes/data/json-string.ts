import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { escapeAll, escapeUnseen, unicodeEscapes } from "../unseen.js";
import type { Syntax } from "../syntax.js";

const singleCharacterEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

const unicodeEscape = /\\u([0-9A-Fa-f]{4})/uy;

/** `escape = %x5C` and one of nine characters — RFC 8259 §7 */
const escapes: EscapeReader = {
  isLead: (unit) => unit === 0x5c,
  read(source, offset, end) {
    if (source[offset + 1] === "u") {
      unicodeEscape.lastIndex = offset;
      const digits = unicodeEscape.exec(source)?.[1];
      if (digits === undefined || unicodeEscape.lastIndex > end) return undefined;
      return { text: String.fromCharCode(Number.parseInt(digits, 16)), end: unicodeEscape.lastIndex };
    }
    const text = offset + 1 < end ? singleCharacterEscapes[source[offset + 1] ?? ""] : undefined;
    return text === undefined ? undefined : { text, end: offset + 2 };
  },
};

/** The content of a JSON string between its quotation marks. */
export const jsonString: Syntax = {
  name: "json-string",
  decode: (source, span) => decodeEscapes(source, span, escapes),
  encode: (text) => escapeUnseen(text.replace(/["\\]/gu, "\\$&"), unicodeEscapes),
  escape: (text) => escapeAll(text, unicodeEscapes),
};
