import { isSurrogate } from "../../../text/surrogate.js";

/**
 * The character with the number of an escape or a reference; U+FFFD for U+0000, surrogates and numbers beyond U+10FFFF.
 */
export function referencedCharacter(codePoint: number): string {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !isSurrogate(codePoint);
  return isCharacter ? String.fromCodePoint(codePoint) : "\uFFFD";
}

/** The code point of a numeric reference, `&#233;` or `&#xE9;`, from the groups of its match. */
export function referencedCodePoint({ decimal, hexadecimal = "" }: Readonly<Record<string, string>> = {}): number {
  return decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
}
