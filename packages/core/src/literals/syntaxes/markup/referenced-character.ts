import { isSurrogate } from "../../../text/surrogate.js";

/**
 * The character that the number of an escape or a reference stands for: U+FFFD where Unicode has none of that number, and
 * for U+0000.
 */
export function referencedCharacter(codePoint: number): string {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !isSurrogate(codePoint);
  return isCharacter ? String.fromCodePoint(codePoint) : "\uFFFD";
}

/** The code point of a reference by number, `&#233;` or `&#xE9;`: one of the groups of its match holds the digits. */
export function referencedCodePoint({ decimal, hexadecimal = "" }: Readonly<Record<string, string>> = {}): number {
  return decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number.parseInt(decimal, 10);
}
