import type { Production, ProfileName } from "../profiles/profile.js";
import { classes, traitsOfCharacters } from "./character-classes.js";
import { componentMasks, type ComponentMasks } from "./component-masks.js";
import { scanAuthority } from "./scan-authority.js";
import { scanComponent } from "./scan-component.js";
import { clearScan, type Scan } from "./scan-record.js";
import { scanScheme } from "./scan-scheme.js";
import { traits } from "./traits.js";
import { requireText } from "../text/require-text.js";
import { unitAt } from "../text/unit-at.js";

export { createScan, type Scan } from "./scan-record.js";

const { colon, numberSign, questionMark } = classes;
const { dotSegment, fragment, nonconforming, query } = traits;

/**
 * Splits the characters from `start` up to `end` as RFC 3986 appendix B does, judges every component by the grammar of
 * the profile, and notes the traits of the text. Any text can be scanned; `traits.nonconforming` tells the verdict. Throws a
 * TypeError for what is no string.
 */
export function scanIri(text: string, start: number, end: number, profile: ProfileName, scan: Scan): Scan {
  requireText(text);
  const masks = componentMasks[profile];
  clearScan(scan, start, end);
  let offset = scanScheme(text, start, end, scan);
  let seen = scan.seen;
  if (offset + 1 < end && unitAt(text, offset) === 0x2f && unitAt(text, offset + 1) === 0x2f) {
    offset = scanAuthority(text, offset + 2, end, masks, scan);
    seen |= scan.seen;
  }
  seen |= scanPathQueryFragment(text, offset, end, masks, scan);
  scan.traits |= seen & traitsOfCharacters;
  return scan;
}

/** Reads what follows the authority, and returns its classes. */
function scanPathQueryFragment(text: string, start: number, end: number, masks: ComponentMasks, scan: Scan): number {
  let offset = scanPath(text, start, end, scan);
  let seen = scan.seen;
  let outside = seen & masks.ipath;
  // Without a scheme a colon in the first segment can only be its first character: after any other there is a scheme.
  if (start === scan.start && start < offset && unitAt(text, start) === 0x3a) outside |= colon;
  if (offset < end && unitAt(text, offset) === 0x3f) {
    scan.queryStart = offset + 1;
    offset = scanComponent(text, offset + 1, end, numberSign, scan);
    scan.queryEnd = offset;
    scan.traits |= query;
    seen |= scan.seen;
    outside |= scan.seen & masks.iquery;
  }
  if (offset < end) {
    scan.fragmentStart = offset + 1;
    scanComponent(text, offset + 1, end, 0, scan);
    scan.traits |= fragment;
    seen |= scan.seen;
    outside |= scan.seen & masks.ifragment;
  }
  if (outside !== 0) scan.traits |= nonconforming;
  return seen;
}

/** Reads a path and returns the offset after it; leaves its classes in `scan.seen`, and notes a dot segment. */
function scanPath(text: string, start: number, end: number, scan: Scan): number {
  const offset = scanComponent(text, start, end, questionMark | numberSign, scan);
  if (scan.dotted) scan.traits |= dotSegment;
  scan.pathStart = start;
  scan.pathEnd = offset;
  return offset;
}

/** Whether the scanned text matches a rule of RFC 3987 §2.2 as a whole. */
export function matchesProduction(scan: Scan, production: Production): boolean {
  if ((scan.traits & nonconforming) !== 0) return false;
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
