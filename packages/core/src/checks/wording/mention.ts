import { includes } from "../../grammar/code-points.js";
import { mayBeRightToLeft } from "../../grammar/trait-ranges.js";
import { characterNames } from "./character-names.js";
import { requireNumber, requireText } from "../../text/require-text.js";

/** Controls, separators and unassigned code points, which have no glyph of their own. */
const unprintable = /[\p{C}\p{Z}]/u;

/** The scripts in use that are written from right to left; others are described by their direction alone. */
const rightToLeftScripts = {
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Syriac: /\p{Script=Syriac}/u,
  Thaana: /\p{Script=Thaana}/u,
  "N'Ko": /\p{Script=Nko}/u,
  Samaritan: /\p{Script=Samaritan}/u,
  Mandaic: /\p{Script=Mandaic}/u,
  Adlam: /\p{Script=Adlam}/u,
} as const;

export function isCodePoint(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= 0x10ffff;
}

/** `U+202E`, with at least four digits. */
export function codePointNotation(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * How a message mentions one character: by code point and name if it is a control, invisible, a space or a lookalike, by
 * code point and script if it is right-to-left or combining, and otherwise as itself with its code point.
 * A number that is no code point counts as U+FFFD.
 */
export function describeCharacter(codePoint: number): string {
  requireNumber(codePoint);
  if (!isCodePoint(codePoint)) return describeCharacter(0xfffd);
  const notation = codePointNotation(codePoint);
  const name = characterNames.get(codePoint);
  if (name !== undefined) return `${notation} ${name}`;
  const character = String.fromCodePoint(codePoint);
  const script = scriptOf(character);
  if (script !== undefined) return `${notation} (${script})`;
  if (unprintable.test(character)) return notation;
  return character <= "~" ? `'${character}'` : `'${character}' (${notation})`;
}

function scriptOf(character: string): string | undefined {
  for (const [name, pattern] of Object.entries(rightToLeftScripts)) if (pattern.test(character)) return name;
  if (/\p{L}/u.test(character) && isInRightToLeftBlock(character)) return "right-to-left";
  return /\p{M}/u.test(character) ? "combining" : undefined;
}

/** Whether a character is in a block of letters from right to left, whose digits and marks reorder what is around, too. */
function isInRightToLeftBlock(character: string): boolean {
  return includes(mayBeRightToLeft, character.codePointAt(0) ?? 0);
}

/** How a message mentions a run of characters: `'<<'`, or `U+200B ZERO WIDTH SPACE and 2 more characters`. */
export function mentionRun(text: string): string {
  if (/^[!-~]+$/.test(text)) return quote(text);
  const more = countCharacters(text) - 1;
  const first = describeCharacter(text.codePointAt(0) ?? 0);
  if (more <= 0) return first;
  return `${first} and ${more} more ${more === 1 ? "character" : "characters"}`;
}

/** The number of code points; an unpaired surrogate is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let offset = 0; offset < text.length; count++) offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

const longest = 80;

/**
 * Text of the user's between single quotes: unseen characters by code point, right-to-left text between U+2066 and
 * U+2069 so that it does not reorder the message, and no more than 80 characters of it.
 */
export function quote(text: string): string {
  // Twice as many code units hold at least as many characters, and one pair more tells whether the text goes on.
  const characters = [...text.slice(0, 2 * longest + 2)];
  const shown = escapeInvisible(characters.slice(0, longest).join(""));
  const ending = characters.length > longest ? "…" : "";
  const isolated = Array.from(shown).some(isInRightToLeftBlock) ? `\u2066${shown}\u2069` : shown;
  return `'${isolated}${ending}'`;
}

/** The text with each invisible character replaced by its code point: `[U+202E]`. */
export function escapeInvisible(text: string): string {
  requireText(text);
  return text.replace(/[^!-~]/gu, (character) =>
    isSeen(character) ? character : `[${codePointNotation(character.codePointAt(0) ?? 0)}]`,
  );
}

/** Names in a sentence: `Latin, Greek and Cyrillic`. */
export function enumerate(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

function isSeen(character: string): boolean {
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return false;
  return character === " " || !unprintable.test(character);
}
