import type { EscapeReader } from "../decode-escapes.js";
import { referencedCharacter } from "../markup/referenced-character.js";

const backslash = 0x5c;
const hexadecimal = /\\([0-9A-Fa-f]{1,6})(?:\r\n|[ \t\n\r\f])?/uy;
const lineEnd = /\\(?:\r\n|[\n\r\f])/uy;

/**
 * An escape: a backslash with up to six hexadecimal digits and one white space, or with any other character — CSS
 * Syntax 3 §4.3.7.
 */
const escapes: EscapeReader = {
  isLead: (unit) => unit === backslash,
  read(source, offset, end) {
    if (offset + 1 >= end) return undefined;
    hexadecimal.lastIndex = offset;
    const digits = hexadecimal.exec(source)?.[1];
    if (digits === undefined) {
      const text = String.fromCodePoint(source.slice(offset + 1, Math.min(end, offset + 3)).codePointAt(0) ?? 0);
      return { text, end: offset + 1 + text.length };
    }
    const digitsEnd = Math.min(end, offset + 1 + digits.length);
    return {
      text: referencedCharacter(Number.parseInt(source.slice(offset + 1, digitsEnd), 16)),
      end: Math.min(end, hexadecimal.lastIndex),
    };
  },
};

/** Escapes in an unquoted `url(…)`. */
export const urlEscapes: EscapeReader = escapes;

/** Escapes in a string, where a backslash before a line end continues the line (CSS Syntax 3 §4.3.5). */
export const cssStringEscapes: EscapeReader = {
  isLead: (unit) => unit === backslash,
  read(source, offset, end) {
    lineEnd.lastIndex = offset;
    if (lineEnd.test(source) && offset + 1 < end) return { text: "", end: Math.min(end, lineEnd.lastIndex) };
    return escapes.read(source, offset, end);
  },
};
