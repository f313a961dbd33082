import { unitAt } from "../../text/unit-at.js";
import { patternUnion } from "../../text/composed-pattern.js";

/**
 * Invisible characters and those that look like a space, which are written as escapes so that a fix never puts one into
 * source. The space itself is not among them, nor are unassigned code points, which messages spell out
 * (`escapeInvisible`).
 */
const unseen = patternUnion(
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
  /[\u{A0}\u{1680}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}]/gu,
);

/** Printable ASCII, as nearly all text is: no invisible characters. */
const plain = /^[ -~]*$/u;

/** Writes the escape of a code point; undefined if the format has none for it. */
type WriteEscape = (codePoint: number) => string | undefined;

/** Replaces every invisible character by its escape; undefined if one of them has none. */
export function escapeUnseen(text: string, write: WriteEscape): string | undefined {
  if (plain.test(text)) return text;
  const written = new Map(
    Array.from(text.matchAll(unseen), ([character]) => [character, writeCharacter(character, write)]),
  );
  if ([...written.values()].includes(undefined)) return undefined;
  return text.replace(unseen, (character) => written.get(character) ?? character);
}

/** Replaces every character by its escape; undefined if one of them has none. */
export function escapeAll(text: string, write: WriteEscape): string | undefined {
  const written = Array.from(text, (character) => writeCharacter(character, write));
  return written.includes(undefined) ? undefined : written.join("");
}

function writeCharacter(character: string, write: WriteEscape): string | undefined {
  return write(character.codePointAt(0) ?? 0);
}

/** The escape `\u202E`; a surrogate pair of two beyond U+FFFF. */
export function unicodeEscapes(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return Array.from({ length: character.length }, (_, unit) => fourDigits(unitAt(character, unit))).join("");
}

function fourDigits(unit: number): string {
  return `\\u${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The reference `&#x202E;`. */
export function numericReference(codePoint: number): string {
  return `&#x${codePoint.toString(16).toUpperCase()};`;
}
