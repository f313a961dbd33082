import { isPairedBracket } from "./algorithm/paired-brackets.js";
import { BidiClass, bidiClass, classSet, isIn } from "./bidi-class.js";
import { bidiLayout, type ParagraphDirection } from "./layout.js";
import { mirrorImage } from "./mirroring.js";

/** A character as a reader sees it: with the marks that stand on it, and mirrored where it is so displayed. */
export interface DisplayedCharacter {
  readonly glyph: string;
  readonly type: BidiClass;
  readonly isBracket: boolean;
  /** Its range in the text. */
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

const attached = classSet(BidiClass.NSM, BidiClass.BN);

/**
 * The characters of a text from left to right. Marks and joiners stay behind the character that they stand on (UAX #9
 * L3), since only together do they have a place in the display.
 */
export function displayedCharacters(
  text: string,
  options?: { readonly paragraph?: ParagraphDirection },
): DisplayedCharacter[] {
  const { levels, order } = bidiLayout(text, options);
  const ends = clusterEnds(text);
  const characters: DisplayedCharacter[] = [];
  for (const start of order) {
    const end = ends.get(start);
    if (end === undefined) continue;
    const codePoint = text.codePointAt(start) ?? 0;
    const level = levels[start] ?? 0;
    const base = String.fromCodePoint(codePoint);
    const glyph = (level % 2 === 0 ? base : mirrorImage(base)) + text.slice(start + base.length, end);
    characters.push({ glyph, type: bidiClass(codePoint), isBracket: isPairedBracket(codePoint), start, end, level });
  }
  return characters;
}

/** What a reader sees of a text on one line. Texts with equal results are displayed the same. */
export function displayedText(text: string, options?: { readonly paragraph?: ParagraphDirection }): string {
  return displayedCharacters(text, options)
    .map(({ glyph }) => glyph)
    .join("");
}

/** The end of every character with its marks, by its start. */
function clusterEnds(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  let start = 0;
  for (let offset = 0; offset < text.length;) {
    const codePoint = text.codePointAt(offset) ?? 0;
    if (!isIn(attached, bidiClass(codePoint))) start = offset;
    offset += codePoint > 0xffff ? 2 : 1;
    ends.set(start, offset);
  }
  return ends;
}
