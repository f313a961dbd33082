import { isPairedBracket } from "./algorithm/paired-brackets.js";
import { BidiClass, bidiClass, classSet, isIn } from "./bidi-class.js";
import { bidiLayout, type BidiLayoutOptions } from "./layout.js";
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
export function displayedCharacters(text: string, options?: BidiLayoutOptions): DisplayedCharacter[] {
  const characters: DisplayedCharacter[] = [];
  eachDisplayed(text, options, (start, end, level) => {
    const codePoint = text.codePointAt(start) ?? 0;
    const glyph = glyphOf(text, start, end, level);
    characters.push({ glyph, type: bidiClass(codePoint), isBracket: isPairedBracket(codePoint), start, end, level });
  });
  return characters;
}

/** What a reader sees of a text on one line. Texts with equal results are displayed the same. */
export function displayedText(text: string, options?: BidiLayoutOptions): string {
  let displayed = "";
  eachDisplayed(text, options, (start, end, level) => {
    displayed += glyphOf(text, start, end, level);
  });
  return displayed;
}

/** Calls back for every character with its marks, from left to right. */
function eachDisplayed(
  text: string,
  options: BidiLayoutOptions | undefined,
  visit: (start: number, end: number, level: number) => void,
): void {
  const { levels, order } = bidiLayout(text, options);
  const ends = clusterEnds(text);
  for (const start of order) {
    const end = ends[start] ?? 0;
    if (end > 0) visit(start, end, levels[start] ?? 0);
  }
}

function glyphOf(text: string, start: number, end: number, level: number): string {
  if (level % 2 === 0) return text.slice(start, end);
  const base = String.fromCodePoint(text.codePointAt(start) ?? 0);
  return mirrorImage(base) + text.slice(start + base.length, end);
}

/** The end of every character with its marks, where it starts; elsewhere 0. */
function clusterEnds(text: string): Uint32Array {
  const ends = new Uint32Array(text.length);
  let start = 0;
  for (let offset = 0; offset < text.length;) {
    const codePoint = text.codePointAt(offset) ?? 0;
    if (!isIn(attached, bidiClass(codePoint))) start = offset;
    offset += codePoint > 0xffff ? 2 : 1;
    ends[start] = offset;
  }
  return ends;
}
