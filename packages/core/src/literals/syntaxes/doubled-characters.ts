import { decodeEscapes } from "./decode-escapes.js";
import type { HoleMarks, Syntax } from "./syntax.js";
import type { SimpleSyntaxName } from "./syntax-name.js";

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A syntax in which some characters are written twice, without other escapes. */
export function doubled(name: SimpleSyntaxName, characters: string, holes?: HoleMarks): Syntax {
  return {
    name,
    ...(holes !== undefined && { holes }),
    decode: (source, span) =>
      decodeEscapes(source, span, {
        isLead: (unit) => characters.includes(String.fromCharCode(unit)),
        read(text, offset, end) {
          const isPair = offset + 1 < end && text[offset + 1] === text[offset];
          return isPair ? { text: text.charAt(offset), end: offset + 2 } : undefined;
        },
      }),
    encode(text) {
      if (unseen.test(text)) return undefined;
      return [...text].map((one) => (characters.includes(one) ? one + one : one)).join("");
    },
  };
}
