import type { Production, ProfileName } from "../profiles/profile.js";
import { classes, traitsOfCharacters } from "./character-classes.js";
import { componentMasks, type ComponentMasks } from "./component-masks.js";
import { scanAuthority } from "./scan-authority.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { scanScheme } from "./scan-scheme.js";
import { traits } from "./traits.js";

export { createScan, type Scan } from "./scan-record.js";

/**
 * Splits the characters from `start` up to `end` as RFC 3986 appendix B does, judges every component by the grammar of
 * the profile, and notes the traits of the text. Any text can be scanned; `traits.nonconforming` tells the verdict.
 */
export function scanIri(text: string, start: number, end: number, profile: ProfileName, scan: Scan): Scan {
  const masks = componentMasks[profile];
  clear(scan, start, end);
  let offset = scanScheme(text, start, end, scan);
  let seen = 0;
  if (offset === start) scan.traits |= traits.noScheme;
  else {
    seen = scan.seen;
    scan.traits |= scan.schemeWellFormed ? traits.scheme : traits.scheme | traits.nonconforming;
  }
  if (offset + 1 < end && text.charCodeAt(offset) === 0x2f && text.charCodeAt(offset + 1) === 0x2f) {
    offset = scanAuthority(text, offset + 2, end, masks, scan);
    seen |= scan.seen;
  }
  seen |= scanPathQueryFragment(text, offset, end, masks, scan);
  scan.traits |= seen & traitsOfCharacters;
  return scan;
}

/** Whether the scanned text matches a rule of RFC 3987 §2.2 as a whole. */
export function matchesProduction(scan: Scan, production: Production): boolean {
  if ((scan.traits & traits.nonconforming) !== 0) return false;
  switch (production) {
    case "IRI-reference":
      return true;
    case "IRI":
      return scan.schemeEnd !== -1;
    case "absolute-IRI":
      return scan.schemeEnd !== -1 && scan.fragmentStart === -1;
    case "irelative-ref":
      return scan.schemeEnd === -1;
  }
}

function clear(scan: Scan, start: number, end: number): void {
  scan.start = start;
  scan.end = end;
  scan.schemeEnd = -1;
  scan.schemeWellFormed = false;
  scan.authorityStart = -1;
  scan.userinfoEnd = -1;
  scan.hostStart = -1;
  scan.hostEnd = -1;
  scan.hostKind = "iregName";
  scan.portStart = -1;
  scan.queryStart = -1;
  scan.queryEnd = -1;
  scan.fragmentStart = -1;
  scan.traits = 0;
}

/** Reads the rest of the text and returns its classes. */
function scanPathQueryFragment(text: string, start: number, end: number, masks: ComponentMasks, scan: Scan): number {
  let offset = scanComponent(text, start, end, classes.questionMark | classes.numberSign, scan);
  let all = scan.seen;
  let outside = scan.seen & masks.ipath;
  scan.pathStart = start;
  scan.pathEnd = offset;
  if ((scan.seen & classes.fullStop) !== 0 && hasDotSegment(text, start, offset)) scan.traits |= traits.dotSegment;
  // Without a scheme a colon in the first segment can only be its first character: after any other there is a scheme.
  if (start === scan.start && start < offset && text.charCodeAt(start) === 0x3a) outside |= classes.colon;
  if (offset < end && text.charCodeAt(offset) === 0x3f) {
    scan.queryStart = offset + 1;
    offset = scanComponent(text, offset + 1, end, classes.numberSign, scan);
    scan.queryEnd = offset;
    scan.traits |= traits.query;
    all |= scan.seen;
    outside |= scan.seen & masks.iquery;
  }
  if (offset < end) {
    scan.fragmentStart = offset + 1;
    scanComponent(text, offset + 1, end, 0, scan);
    scan.traits |= traits.fragment;
    all |= scan.seen;
    outside |= scan.seen & masks.ifragment;
  }
  if (outside !== 0) scan.traits |= traits.nonconforming;
  return all;
}

/** Whether a segment of the path begins with a dot. */
function hasDotSegment(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset++) {
    if (text.charCodeAt(offset) !== 0x2e) continue;
    if (offset === start || text.charCodeAt(offset - 1) === 0x2f) return true;
  }
  return false;
}
