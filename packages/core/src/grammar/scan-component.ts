import { classes } from "./character-classes.js";
import { classTable } from "./class-table.js";
import { isPctEncodedAt } from "./pct-encoded.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

/** What is added for a high surrogate without its other half; for a low one the table says so. */
const unpaired = classes.nowhere | traits.suspectNonAscii;

/** What is added for the noncharacters that end a plane. */
const planeEnd = classes.leiriOnly | traits.suspectNonAscii;

/**
 * Reads from `offset` up to the first character of the classes `delimiters`, or to `end`, and returns the offset
 * reached. The classes of the characters before it are left in `scan.seen`.
 */
export function scanComponent(text: string, offset: number, end: number, delimiters: number, scan: Scan): number {
  const stops = delimiters | traits.percent | classes.highSurrogate;
  const table = classTable;
  let seen = 0;
  for (; offset < end; offset++) {
    const bits = table[text.charCodeAt(offset)] as number; // the table has all 65,536 code units
    if ((bits & stops) !== 0) {
      if ((bits & delimiters) !== 0) break;
      if ((bits & traits.percent) !== 0) seen |= isPctEncodedAt(text, offset, end) ? 0 : classes.nowhere;
      else {
        const pair = classesOfPair(text, offset, end);
        seen |= pair;
        if (pair !== unpaired) offset += 1;
      }
    }
    seen |= bits;
  }
  scan.seen = seen;
  return offset;
}

/** What a high surrogate and the unit after it have beyond the classes in the table. */
function classesOfPair(text: string, offset: number, end: number): number {
  const low = offset + 1 < end ? text.charCodeAt(offset + 1) : 0;
  if (low < 0xdc00 || low > 0xdfff) return unpaired;
  const isPlaneEnd = low >= 0xdffe && (text.charCodeAt(offset) & 0x3f) === 0x3f;
  return isPlaneEnd ? planeEnd : 0;
}
