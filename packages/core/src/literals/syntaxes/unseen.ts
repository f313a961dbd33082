/**
 * Characters that nobody sees or that look like a space: written as escapes, so that a fix never puts one into source.
 * The space itself is not one of them.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{A0}\u{1680}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}\p{Default_Ignorable_Code_Point}]/gu;

/** Replaces every unseen character by what `write` gives for its code point. */
export function escapeUnseen(text: string, write: (codePoint: number) => string): string {
  return text.replace(unseen, (character) => write(character.codePointAt(0) ?? 0));
}

/** Every character of `text` as what `write` gives for its code point. */
export function escapeAll(text: string, write: (codePoint: number) => string): string {
  return Array.from(text, (character) => write(character.codePointAt(0) ?? 0)).join("");
}

/** `\u202E`, and a pair of those beyond U+FFFF. */
export function unicodeEscapes(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return Array.from({ length: character.length }, (_, unit) => fourDigits(character.charCodeAt(unit))).join("");
}

function fourDigits(unit: number): string {
  return `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}
