import { classes } from "./character-classes.js";
import { classTable } from "./class-table.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

// Constants of this module: see scan-component.ts.
const table = classTable;
const { colon, notOfScheme } = classes;
const { asciiUppercase, asciiUppercaseInScheme, nonconforming, noScheme, otherScheme, scheme } = traits;
const afterScheme = colon | classes.slash | classes.questionMark | classes.numberSign;

/**
 * Reads a scheme and its colon and returns the offset after them, or `start` if there is no scheme (RFC 3986 appendix
 * B): no colon before the first `/`, `?` or `#`, or nothing before the colon. Leaves the classes in `scan.seen`.
 */
export function scanScheme(text: string, start: number, end: number, scan: Scan): number {
  let offset = start;
  let bits = 0;
  let seen = 0;
  for (; offset < end; offset++) {
    bits = table[text.charCodeAt(offset)] ?? 0;
    if ((bits & notOfScheme) !== 0) break;
    seen |= bits;
  }
  const wellFormed = (bits & colon) !== 0 && isLetter(text.charCodeAt(start));
  if (!wellFormed) return scanMalformedScheme(text, start, end, scan);
  scan.schemeEnd = offset;
  scan.schemeWellFormed = true;
  scan.seen = seen;
  scan.traits = (seen & asciiUppercase) === 0 ? scheme : scheme | asciiUppercaseInScheme;
  if (!isHttp(text, start, offset)) scan.traits |= otherScheme;
  return offset + 1;
}

/** Reads what stands before the colon where that does not match the rule, or finds that no scheme is there. */
function scanMalformedScheme(text: string, start: number, end: number, scan: Scan): number {
  const offset = scanComponent(text, start, end, afterScheme, scan);
  if (offset === start || offset === end || text.charCodeAt(offset) !== 0x3a) {
    scan.seen = 0;
    scan.traits = noScheme;
    return start;
  }
  scan.schemeEnd = offset;
  scan.traits = scheme | nonconforming | ((scan.seen & asciiUppercase) === 0 ? 0 : asciiUppercaseInScheme);
  return offset + 1;
}

/** Whether the letters from `start` to `end` are `http` or `https`, in any case. */
function isHttp(text: string, start: number, end: number): boolean {
  const length = end - start;
  if (length !== 4 && (length !== 5 || (text.charCodeAt(start + 4) | 0x20) !== 0x73)) return false;
  return (
    (text.charCodeAt(start) | 0x20) === 0x68 &&
    (text.charCodeAt(start + 1) | 0x20) === 0x74 &&
    (text.charCodeAt(start + 2) | 0x20) === 0x74 &&
    (text.charCodeAt(start + 3) | 0x20) === 0x70
  );
}

function isLetter(unit: number): boolean {
  const lowercase = unit | 0x20;
  return lowercase >= 0x61 && lowercase <= 0x7a;
}
