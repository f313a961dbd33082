import { characterClasses, classes } from "./character-classes.js";

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
  const changes = classChanges();
  const boundaries = [...changes.keys()].sort((a, b) => a - b);
  let bits = 0;
  for (const [index, first] of boundaries.entries()) {
    const end = boundaries[index + 1] ?? first;
    bits ^= changes.get(first) ?? 0;
    if (end <= firstSupplementary) table.fill(bits, first, end);
    else table.fill(bits | classes.surrogate, highSurrogateFrom(first), highSurrogateFrom(end));
  }
  return table;
}

/** The classes that begin or end at a code point. */
function classChanges(): ReadonlyMap<number, number> {
  const changes = new Map([[firstSupplementary, 0]]);
  for (const [bit, set] of characterClasses) {
    for (const codePoint of set) changes.set(codePoint, (changes.get(codePoint) ?? 0) ^ bit);
  }
  return changes;
}

/** The first high surrogate whose row begins at or after the code point. */
function highSurrogateFrom(codePoint: number): number {
  return firstHighSurrogate + Math.ceil((codePoint - firstSupplementary) / row);
}
