import { classes } from "./character-classes.js";
import { classTable } from "./class-table.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

const afterScheme = classes.colon | classes.slash | classes.questionMark | classes.numberSign;

/**
 * Reads a scheme and its colon and returns the offset after them, or `start` if there is no scheme: no colon, or none
 * before the first `/`, `?` or `#`, or nothing before the colon (RFC 3986 appendix B). The scheme's classes are left in `scan.seen`.
 */
export function scanScheme(text: string, start: number, end: number, scan: Scan): number {
  const table = classTable;
  let offset = start;
  let seen = 0;
  for (; offset < end; offset++) {
    const bits = table[text.charCodeAt(offset)] as number; // the table has all 65,536 code units
    if ((bits & classes.notOfScheme) !== 0) break;
    seen |= bits;
  }
  scan.seen = seen;
  if (offset === end) return start;
  const isColon = text.charCodeAt(offset) === 0x3a;
  if (isColon && offset > start && isLetter(text.charCodeAt(start))) scan.schemeWellFormed = true;
  else offset = scanComponent(text, start, end, afterScheme, scan);
  if (offset === start || offset === end || text.charCodeAt(offset) !== 0x3a) return start;
  scan.schemeEnd = offset;
  scan.traits |= (scan.seen & traits.asciiUppercase) !== 0 ? traits.asciiUppercaseInScheme : 0;
  return offset + 1;
}

function isLetter(unit: number): boolean {
  const lowercase = unit | 0x20;
  return lowercase >= 0x61 && lowercase <= 0x7a;
}
