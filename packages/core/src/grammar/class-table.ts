import { allClasses, classes } from "./character-classes.js";
import { includes } from "./code-points.js";

const firstHighSurrogate = 0xd800;
const firstSupplementary = 0x10000;

/** How many characters share one high surrogate. */
const row = 0x400;

/**
 * The classes of every UTF-16 code unit, as bits. A high surrogate has the classes of the 1,024 characters that begin
 * with it: every set is a whole number of such rows, but for the noncharacters at the end of each plane.
 */
export const classTable: Int32Array = classesOfUnits();

function classesOfUnits(): Int32Array {
  const table = new Int32Array(firstSupplementary);
  const boundaries = classBoundaries();
  for (const [index, first] of boundaries.entries()) {
    const end = boundaries[index + 1] ?? first;
    const bits = classesOf(first);
    if (end <= firstSupplementary) table.fill(bits, first, end);
    else table.fill(bits | classes.highSurrogate, highSurrogateFrom(first), highSurrogateFrom(end));
  }
  return table;
}

/** The code points at which a class begins or has ended, ascending; between two of them all characters are alike. */
function classBoundaries(): readonly number[] {
  const boundaries = new Set([0, firstSupplementary]);
  for (const [, set] of allClasses) {
    for (const [first, last] of set) boundaries.add(first).add(last + 1);
  }
  return [...boundaries].sort((a, b) => a - b);
}

function classesOf(codePoint: number): number {
  let bits = 0;
  for (const [bit, set] of allClasses) {
    if (includes(set, codePoint)) bits |= bit;
  }
  return bits;
}

/** The first high surrogate whose row begins at or after the code point. */
function highSurrogateFrom(codePoint: number): number {
  return firstHighSurrogate + Math.ceil((codePoint - firstSupplementary) / row);
}
