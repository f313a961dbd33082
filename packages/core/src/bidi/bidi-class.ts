import { type bidiClassNames, bidiClassRuns } from "../data/bidi-class.js";
import { decodeRuns, valueAt, type CodePointRuns } from "../data/code-point-runs.js";

/** The values of Bidi_Class (UAX #9, Table 4) as the numbers that the algorithm works on. */
export const BidiClass = {
  L: 0,
  R: 1,
  AL: 2,
  EN: 3,
  ES: 4,
  ET: 5,
  AN: 6,
  CS: 7,
  NSM: 8,
  BN: 9,
  B: 10,
  S: 11,
  WS: 12,
  ON: 13,
  LRE: 14,
  LRO: 15,
  RLE: 16,
  RLO: 17,
  PDF: 18,
  LRI: 19,
  RLI: 20,
  FSI: 21,
  PDI: 22,
} as const satisfies Record<(typeof bidiClassNames)[number], number>;
export type BidiClass = (typeof BidiClass)[keyof typeof BidiClass];

/** A set of classes, one bit each. */
export type BidiClassSet = number;

export function classSet(...classes: readonly BidiClass[]): BidiClassSet {
  return classes.reduce((set: number, member) => set | (1 << member), 0);
}

/** Whether the set holds the class; a missing class, as beyond either end of an array, is in no set. */
export function isIn(set: BidiClassSet, bidiClass: number | undefined): boolean {
  return bidiClass !== undefined && (set & (1 << bidiClass)) !== 0;
}

interface ClassTable {
  readonly basicPlane: Uint8Array;
  readonly runs: CodePointRuns;
}

let table: ClassTable | undefined;

// Built on first use, so that importing this module costs nothing.
function buildTable(): ClassTable {
  const runs = decodeRuns(bidiClassRuns);
  const basicPlane = new Uint8Array(0x10000);
  for (const [index, start] of runs.starts.entries()) {
    if (start >= basicPlane.length) break;
    basicPlane.fill(runs.values[index] ?? 0, start, runs.starts[index + 1] ?? basicPlane.length);
  }
  return { basicPlane, runs };
}

/** Bidi_Class of a code point, by default of its block where it is unassigned; lone surrogates are `L`. */
export function bidiClass(codePoint: number): BidiClass {
  table ??= buildTable();
  // The generated runs hold indices of bidiClassNames, and these are the numbers of BidiClass.
  return (table.basicPlane[codePoint] ?? valueAt(table.runs, codePoint)) as BidiClass;
}

const rightToLeft = classSet(BidiClass.R, BidiClass.AL);

/** Whether a code point is a strong right-to-left character: a letter of Hebrew, Arabic and their like (`R`, `AL`). */
export function isRightToLeft(codePoint: number): boolean {
  return codePoint >= 0x590 && isIn(rightToLeft, bidiClass(codePoint));
}

/** Whether one of the characters of a text is a strong right-to-left one. */
export function hasRightToLeft(text: string): boolean {
  for (const character of text) if (isRightToLeft(character.codePointAt(0) ?? 0)) return true;
  return false;
}
