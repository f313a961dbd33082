import { isHighSurrogate, isLowSurrogate } from "../text/surrogate.js";
import { classes } from "./character-classes.js";
import { classTable } from "./class-table.js";
import { isPctEncodedAt } from "./pct-encoded.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

// Constants of this module, since the engine reads an import or a field of an object anew at every use.
// eslint-disable-next-line @typescript-eslint/unbound-method -- always called with `call`
const { charCodeAt } = String.prototype;
const table = classTable;
const { fullStop, leiriOnly, nowhere, slash, surrogate } = classes;
const { percent, suspectNonAscii } = traits;

/** Moves the bit of a slash to that of a full stop. */
const toFullStop = Math.clz32(slash) - Math.clz32(fullStop);

/** Characters that the table alone cannot judge: they stand right or wrong by their neighbors. */
const sequences = percent | surrogate;

/**
 * Reads from `start` up to the first character of the classes `delimiters`, or to `end`, and returns the offset
 * reached. The classes of the characters before it are left in `scan.seen`, and in `scan.dotted` whether one of them
 * is a full stop after a slash or at the start.
 */
export function scanComponent(text: string, start: number, end: number, delimiters: number, scan: Scan): number {
  const stops = delimiters | sequences;
  let offset = start;
  let seen = 0;
  let dotted = 0;
  let before: number = slash;
  for (;;) {
    let bits = 0;
    // Nothing is called in here: after a call the engine would load the parts of the table again at every turn.
    for (; offset < end; offset++) {
      bits = table[charCodeAt.call(text, offset)] ?? 0;
      if ((bits & stops) !== 0) break;
      seen |= bits;
      dotted |= (before << toFullStop) & bits;
      before = bits;
    }
    if (offset === end || (bits & delimiters) !== 0) break;
    seen |= bits | classesOfSequence(text, start, offset, end);
    before = bits;
    offset += 1;
  }
  scan.seen = seen;
  scan.dotted = (dotted & fullStop) !== 0;
  return offset;
}

/** What the percent sign or surrogate at `offset` has beyond its classes in the table. */
function classesOfSequence(text: string, start: number, offset: number, end: number): number {
  const unit = charCodeAt.call(text, offset);
  if (unit === 0x25) return isPctEncodedAt(text, offset, end) ? 0 : nowhere;
  if (isLowSurrogate(unit)) {
    const paired = offset > start && isHighSurrogate(charCodeAt.call(text, offset - 1));
    return paired ? 0 : nowhere | suspectNonAscii;
  }
  const low = offset + 1 < end ? charCodeAt.call(text, offset + 1) : 0;
  if (!isLowSurrogate(low)) return nowhere | suspectNonAscii;
  // The last two code points of a plane are noncharacters; all others share the classes of their high surrogate.
  return (unit & 0x3f) === 0x3f && low >= 0xdffe ? leiriOnly | suspectNonAscii : 0;
}
