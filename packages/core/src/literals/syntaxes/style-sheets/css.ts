import { cssStringEscapes, urlEscapes } from "./css-escapes.js";
import { decodeEscapes } from "../decode-escapes.js";
import { keepsEnds } from "../piece-ends.js";
import type { Syntax } from "../syntax.js";
import { escapeAll, escapeUnseen } from "../unseen.js";
import { unitAt } from "../../../text/unit-at.js";

/** A string of CSS between quotes. */
export const cssString: Syntax = {
  name: "css-string",
  decode: (source, span) => decodeEscapes(source, span, cssStringEscapes),
  encode(text, source, span) {
    const delimiter = source[span.start - 1];
    const quote = delimiter === "'" || delimiter === '"' ? delimiter : "['\"]";
    return encodeBy(new RegExp(`[\\\\\\n\\r\\f]|${quote}`, "gu"), text);
  },
  escape: (text) => escapeAll(text, hexadecimalEscape),
};

/** The content of an unquoted `url(…)`. */
export const cssUrl: Syntax = {
  name: "css-url",
  decode: (source, span) => decodeEscapes(source, span, urlEscapes),
  encode: (text) => encodeBy(/[\\"'()\s]/gu, text),
  escape: (text) => escapeAll(text, hexadecimalEscape),
  // The content must not begin like a string or a variable of Sass or Less; white space at its ends is not part of it,
  // except one that ends an escape (CSS Syntax 3 §4.3.6).
  keeps: keepsEnds({ first: /^["'$@~\s]/u, last: /(?<![0-9A-Fa-f])\s$/u }),
};

function encodeBy(escaped: RegExp, text: string): string | undefined {
  if (/[\0\p{Cs}]/u.test(text)) return undefined;
  const written = text.replace(escaped, (character) =>
    /\s/u.test(character) ? hexadecimalEscape(unitAt(character, 0)) : `\\${character}`,
  );
  return escapeUnseen(written, hexadecimalEscape);
}

/** The space ends the escape, whatever character follows. */
function hexadecimalEscape(codePoint: number): string {
  return `\\${codePoint.toString(16).toUpperCase()} `;
}
