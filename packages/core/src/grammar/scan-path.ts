import { classes } from "./character-classes.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

const { fullStop } = classes;
const { dotSegment } = traits;
const delimiters = classes.questionMark | classes.numberSign | fullStop;

/** Reads a path and returns the offset after it; leaves its classes in `scan.seen`, and there notes a dot segment. */
export function scanPath(text: string, start: number, end: number, scan: Scan): number {
  let offset = scanComponent(text, start, end, delimiters, scan);
  let seen = scan.seen;
  while (offset < end && text.charCodeAt(offset) === 0x2e) {
    if (offset === start || text.charCodeAt(offset - 1) === 0x2f) seen |= dotSegment;
    offset = scanComponent(text, offset + 1, end, delimiters, scan);
    seen |= scan.seen;
  }
  scan.pathStart = start;
  scan.pathEnd = offset;
  scan.seen = seen;
  return offset;
}
