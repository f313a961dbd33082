import { classes } from "./character-classes.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";

const { dotSegment } = traits;
const delimiters = classes.questionMark | classes.numberSign;

/** Reads a path and returns the offset after it; leaves its classes in `scan.seen`, and notes a dot segment. */
export function scanPath(text: string, start: number, end: number, scan: Scan): number {
  const offset = scanComponent(text, start, end, delimiters, scan);
  if (scan.dotted) scan.traits |= dotSegment;
  scan.pathStart = start;
  scan.pathEnd = offset;
  return offset;
}
