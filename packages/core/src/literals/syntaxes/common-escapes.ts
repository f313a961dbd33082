import { isSurrogate } from "../../text/surrogate.js";
import type { DigitForm } from "./backslash-escapes.js";

/* What the escapes of many languages have in common. */

export const fourDigits: DigitForm = { pattern: /u([0-9A-Fa-f]{4})/uy, radix: 16, gives: "character" };
/** Four hexadecimal digits behind any number of `u`, as in Java (JLS §3.3) and related languages. */
export const anyU: DigitForm = { ...fourDigits, pattern: /u+([0-9A-Fa-f]{4})/uy };
export const upToFourDigits: DigitForm = { ...fourDigits, pattern: /u([0-9A-Fa-f]{1,4})/uy };
export const eightDigits: DigitForm = { pattern: /U([0-9A-Fa-f]{8})/uy, radix: 16, gives: "character" };
export const upToEightDigits: DigitForm = { ...eightDigits, pattern: /U([0-9A-Fa-f]{1,8})/uy };
export const braced: DigitForm = { pattern: /u\{([0-9A-Fa-f][0-9A-Fa-f_]{0,11})\}/uy, radix: 16, gives: "character" };
/** Up to six hexadecimal digits in braces, without underscores. */
export const sixBraced: DigitForm = { ...braced, pattern: /u\{([0-9A-Fa-f]{1,6})\}/uy };
export const twoDigits: DigitForm = { pattern: /x([0-9A-Fa-f]{2})/uy, radix: 16, gives: "character" };
export const upToTwoDigits: DigitForm = { ...twoDigits, pattern: /x([0-9A-Fa-f]{1,2})/uy };
export const twoDigitByte: DigitForm = { ...twoDigits, gives: "byte" };
export const octal: DigitForm = { pattern: /([0-3]?[0-7]{1,2})/uy, radix: 8, gives: "character" };
export const octalByte: DigitForm = { ...octal, gives: "byte" };
export const upToTwoDigitByte: DigitForm = { ...upToTwoDigits, gives: "byte" };
export const anyOctalByte: DigitForm = { ...octalByte, pattern: /([0-7]{1,3})/uy };

/** The single-character escapes of C that nearly all languages share. */
export const common = { n: "\n", r: "\r", t: "\t", "\\": "\\", '"': '"', "'": "'" };
export const controls = { ...common, a: "\x07", b: "\b", f: "\f", v: "\v" };

/** Writes a code point as octal escapes for its bytes in UTF-8, of three digits each: `\x` has no fixed length in C. */
export function octalBytes(codePoint: number): string | undefined {
  return bytesOf(codePoint)
    ?.map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");
}

/** Writes a code point as hexadecimal escapes for its bytes in UTF-8, of two digits each. */
export function hexadecimalBytes(codePoint: number): string | undefined {
  return bytesOf(codePoint)
    ?.map((byte) => `\\x${byte.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
}

function bytesOf(codePoint: number): number[] | undefined {
  if (isSurrogate(codePoint)) return undefined;
  const encoded = encodeURIComponent(String.fromCodePoint(codePoint));
  const digits = encoded.startsWith("%") ? encoded.slice(1).split("%") : [codePoint.toString(16)];
  return digits.map((byte) => Number.parseInt(byte, 16));
}
