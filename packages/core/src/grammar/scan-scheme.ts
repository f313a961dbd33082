import { classes } from "./character-classes.js";
import { classTable } from "./class-table.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

// Constants of this module: see scan-component.ts.
// eslint-disable-next-line @typescript-eslint/unbound-method -- always called with `call`
const { charCodeAt } = String.prototype;
const table = classTable;
const { colon, notOfScheme } = classes;
const { asciiUppercase, asciiUppercaseInScheme, nonconforming, noScheme, otherScheme, scheme } = traits;
const afterScheme = colon | classes.slash | classes.questionMark | classes.numberSign;

/**
 * Reads a scheme and its colon and returns the offset after them, or `start` if there is no scheme (RFC 3986 appendix
 * B): no colon before the first `/`, `?` or `#`, or nothing before the colon. Leaves the classes in `scan.seen`.
 */
export function scanScheme(text: string, start: number, end: number, scan: Scan): number {
  const colonOfHttp = afterHttp(text, start, end);
  if (colonOfHttp !== -1) return noteScheme(scan, colonOfHttp, 0, scheme);
  let offset = start;
  let bits = 0;
  let seen = 0;
  for (; offset < end; offset++) {
    bits = table[charCodeAt.call(text, offset)] ?? 0;
    if ((bits & notOfScheme) !== 0) break;
    seen |= bits;
  }
  const wellFormed = (bits & colon) !== 0 && isLetter(charCodeAt.call(text, start));
  if (!wellFormed) return scanMalformedScheme(text, start, end, scan);
  let found = (seen & asciiUppercase) === 0 ? scheme : scheme | asciiUppercaseInScheme;
  if (!isHttp(text, start, offset)) found |= otherScheme;
  return noteScheme(scan, offset, seen, found);
}

function noteScheme(scan: Scan, end: number, seen: number, found: number): number {
  scan.schemeEnd = end;
  scan.schemeWellFormed = true;
  scan.seen = seen;
  scan.traits = found;
  return end + 1;
}

/** The offset of the colon after `http` or `https`, which most identifiers begin with; -1 if another scheme or none is there. */
function afterHttp(text: string, start: number, end: number): number {
  if (end - start < 6 || charCodeAt.call(text, start + 2) !== 0x74 || charCodeAt.call(text, start + 3) !== 0x70)
    return -1;
  if (charCodeAt.call(text, start) !== 0x68 || charCodeAt.call(text, start + 1) !== 0x74) return -1;
  const unit = charCodeAt.call(text, start + 4);
  if (unit === 0x3a) return start + 4;
  return unit === 0x73 && charCodeAt.call(text, start + 5) === 0x3a ? start + 5 : -1;
}

/** Reads what stands before the colon where that does not match the rule, or finds that no scheme is there. */
function scanMalformedScheme(text: string, start: number, end: number, scan: Scan): number {
  const offset = scanComponent(text, start, end, afterScheme, scan);
  if (offset === start || offset === end || charCodeAt.call(text, offset) !== 0x3a) {
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
  return end - start <= 5 && /^https?$/iu.test(text.slice(start, end));
}

function isLetter(unit: number): boolean {
  const lowercase = unit | 0x20;
  return lowercase >= 0x61 && lowercase <= 0x7a;
}
