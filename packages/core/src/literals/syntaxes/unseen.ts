import { unitAt } from "../../text/unit-at.js";

/**
 * Characters that nobody sees or that look like a space: written as escapes, so that a fix never puts one into source.
 * The space itself is not one of them, and neither is what is not assigned yet, which messages spell out (`escapeInvisible`).
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{A0}\u{1680}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}\p{Default_Ignorable_Code_Point}]/gu;

/** How a format writes a code point as an escape; nothing if it cannot. */
type Write = (codePoint: number) => string | undefined;

/** Replaces every unseen character by what `write` gives for its code point; nothing if it gives none for one of them. */
export function escapeUnseen(text: string, write: Write): string | undefined {
  const written = new Map(
    Array.from(text.matchAll(unseen), ([character]) => [character, writeCharacter(character, write)]),
  );
  if ([...written.values()].includes(undefined)) return undefined;
  return text.replace(unseen, (character) => written.get(character) ?? character);
}

/** Every character of `text` as what `write` gives for its code point; nothing if it gives none for one of them. */
export function escapeAll(text: string, write: Write): string | undefined {
  const written = Array.from(text, (character) => writeCharacter(character, write));
  return written.includes(undefined) ? undefined : written.join("");
}

function writeCharacter(character: string, write: Write): string | undefined {
  return write(character.codePointAt(0) ?? 0);
}

/** `\u202E`, and a pair of those beyond U+FFFF. */
export function unicodeEscapes(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return Array.from({ length: character.length }, (_, unit) => fourDigits(unitAt(character, unit))).join("");
}

function fourDigits(unit: number): string {
  return `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** `&#x202E;` */
export function numericReference(codePoint: number): string {
  return `&#x${codePoint.toString(16).toUpperCase()};`;
}
