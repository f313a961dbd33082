import { decodeEscapes, type EscapeReader } from "../decode-escapes.js";
import { keepsEnds } from "../piece-ends.js";
import type { Syntax } from "../syntax.js";

const backslash = 0x5c;

/** A backslash before any character but white space — reStructuredText Markup Specification, *Escaping Mechanism*. */
const escapes: EscapeReader = {
  isLead: (unit) => unit === backslash,
  read(source, offset, end) {
    const escaped = source.slice(offset + 1, Math.min(offset + 3, end)).codePointAt(0);
    if (escaped === undefined) return undefined;
    const text = String.fromCodePoint(escaped);
    return /\s/u.test(text) ? undefined : { text, end: offset + 1 + text.length };
  },
};

/** The address of a reference, a target or an image, in which white space is ignored. */
export const restructuredTextAddress: Syntax = {
  name: "restructuredtext-address",
  decode: (source, span) => decodeEscapes(source, span, escapes),
  encode: (text) => (/[\s\p{Cc}\p{Cf}`<>]/u.test(text) ? undefined : text.replaceAll("\\", "\\\\")),
  // An address that ends with an unescaped `_` would be the name of a target; a line without text would end the
  // paragraph.
  keeps: keepsEnds({ first: /^[<_]/u, last: /(?<!\\)_$|\s$/u }),
};
