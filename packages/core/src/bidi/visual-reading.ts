import { BidiClass, classSet, isIn } from "./bidi-class.js";
import type { DisplayedCharacter } from "./displayed-characters.js";
import { mirrorImage } from "./mirroring.js";

/**
 * One way to read a stretch of displayed characters without left-to-right letters: which of them stand in the text where
 * they are displayed, and which belong to a right-to-left zone, where the text runs the other way. What a reading
 * leaves open follows from the algorithm. Indices count in the stretch.
 */
export interface VisualReading {
  /** European numbers before it stand in place; those from it on belong to a zone. */
  readonly cut: number;
  /** The brackets that belong to a zone; all others stand in place. */
  readonly zoned: ReadonlySet<number>;
  /** Separators and terminators that are not taken for a part of the numbers beside them. */
  readonly loose: ReadonlySet<number>;
}

/** What a character does in a reading: it ends a zone by standing in place, it makes one, or it goes with its neighbors. */
type CharacterRole = "in-place" | "zone" | "neutral";

const { R, AL, EN, AN, ET, ES, CS } = BidiClass;
const zoneTypes = classSet(R, AL, AN);
const numbers = classSet(EN, AN);

/** The text that a reader takes the stretch for. Whether it is displayed so has to be tried. */
export function textOfReading(stretch: readonly DisplayedCharacter[], reading: VisualReading): string {
  const roles = rolesIn(stretch, reading);
  let text = "";
  for (let start = 0; start < stretch.length;) {
    const end = zoneEnd(roles, start);
    text += end === start ? (stretch[start]?.glyph ?? "") : zoneText(stretch, start, end, reading.loose);
    start = Math.max(end, start + 1);
  }
  return text;
}

function rolesIn(stretch: readonly DisplayedCharacter[], { cut, zoned, loose }: VisualReading): CharacterRole[] {
  const roles: CharacterRole[] = [];
  for (let index = stretch.length - 1; index >= 0; index--) {
    const { type, isBracket } = stretch[index] ?? {};
    if (type === EN) roles[index] = index < cut ? "in-place" : "zone";
    else if (isBracket) roles[index] = zoned.has(index) ? "zone" : "in-place";
    else if (isIn(zoneTypes, type)) roles[index] = "zone";
    else {
      const next = stretch[index + 1]?.type;
      // A terminator goes with the number that follows it (W5).
      const joins = type === ET && index >= cut && !loose.has(index) && (next === EN || next === ET);
      roles[index] = joins && roles[index + 1] === "zone" ? "zone" : "neutral";
    }
  }
  return roles;
}

/** Where the zone that starts at `start` ends: behind its last character that makes one; `start` if none starts there. */
function zoneEnd(roles: readonly CharacterRole[], start: number): number {
  let end = start;
  if (roles[start] !== "zone") return end;
  for (let index = start; index < roles.length && roles[index] !== "in-place"; index++)
    if (roles[index] === "zone") end = index + 1;
  return end;
}

/** The text of a zone: its characters from the right, numbers as a whole. */
function zoneText(
  stretch: readonly DisplayedCharacter[],
  start: number,
  end: number,
  loose: ReadonlySet<number>,
): string {
  const inNumber = numberParts(stretch, start, end, loose);
  const pieces: string[] = [];
  for (let index = start; index < end;) {
    let piece = "";
    if (!inNumber[index]) piece = mirrored(stretch[index++]?.glyph ?? "");
    else while (index < end && inNumber[index]) piece += stretch[index++]?.glyph ?? "";
    pieces.push(piece);
  }
  return pieces.reverse().join("");
}

/** Mirrors a character and leaves the marks on it. */
function mirrored(glyph: string): string {
  const base = String.fromCodePoint(glyph.codePointAt(0) ?? 0);
  return mirrorImage(base) + glyph.slice(base.length);
}

/** Which characters are numbers or parts of them (W4, W5). */
function numberParts(
  stretch: readonly DisplayedCharacter[],
  start: number,
  end: number,
  loose: ReadonlySet<number>,
): boolean[] {
  const types = typesInContext(stretch, start, end);
  const typeAt = (index: number): number | undefined => (loose.has(index) ? undefined : types[index]);
  const parts: boolean[] = [];
  for (let index = start; index < end; index++) {
    const [before, type, after] = [typeAt(index - 1), typeAt(index), typeAt(index + 1)];
    const separates = (type === CS && isIn(numbers, before)) || (type === ES && before === EN);
    parts[index] = isIn(numbers, type) || (separates && before === after);
  }
  for (let index = start; index < end; index++) {
    if (typeAt(index) !== ET) continue;
    let next = index;
    while (typeAt(next) === ET) next++;
    if (typeAt(index - 1) === EN || typeAt(next) === EN) parts.fill(true, index, next);
    index = next;
  }
  return parts;
}

/** The types of a zone's characters, European numbers after Arabic letters being Arabic (W2). In a zone, after is left. */
function typesInContext(stretch: readonly DisplayedCharacter[], start: number, end: number): (number | undefined)[] {
  const types: (number | undefined)[] = [];
  let letter: number | undefined;
  for (let index = end - 1; index >= start; index--) {
    const type = stretch[index]?.type;
    if (type === R || type === AL) letter = type;
    types[index] = type === EN && letter === AL ? AN : type;
  }
  return types;
}
