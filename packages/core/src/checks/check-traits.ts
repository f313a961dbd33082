import type { Scan } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import type { Place } from "./place.js";
import { unitAt } from "../unit-at.js";

const { authority, bidiMarkup, noAuthority, unusualHost } = traits;

/** The traits of the scan, and those that only checks ask for and that therefore cost `isIri` nothing. */
export function traitsForChecks(text: string, scan: Scan, place: Place | undefined): number {
  let set = scan.traits;
  if ((set & authority) === 0) set |= noAuthority;
  else if (scan.hostKind === "iregName" && !isUsualHost(text, scan.hostStart, scan.hostEnd)) set |= unusualHost;
  return place?.bidiMarkup === undefined ? set : set | bidiMarkup;
}

/** RFC 1034 §3.1 */
const longestLabel = 63;
const longestName = 253;

/**
 * Whether the host is a name that nobody could take for anything else: two or more labels of ASCII letters, digits and
 * inner hyphens, none too long, none in Punycode, and the last one beginning with a letter (RFC 1123 §2.1).
 */
function isUsualHost(text: string, start: number, end: number): boolean {
  if (end - start > longestName) return false;
  let labels = 0;
  for (let label = start; ;) {
    const after = afterUsualLabel(text, label, end);
    if (after === -1) return false;
    labels += 1;
    if (after === end) return labels > 1 && isLetter(unitAt(text, label));
    label = after + 1;
  }
}

/** The offset of the dot after a label, or the end of the host; -1 if the label is not a usual one. */
function afterUsualLabel(text: string, start: number, end: number): number {
  let offset = start;
  for (; offset < end; offset++) {
    const unit = unitAt(text, offset);
    if (unit === 0x2e) break;
    if (!isLetter(unit) && !isDigit(unit) && unit !== 0x2d) return -1;
  }
  const length = offset - start;
  if (length === 0 || length > longestLabel) return -1;
  if (unitAt(text, start) === 0x2d || unitAt(text, offset - 1) === 0x2d) return -1;
  // `xn--`, and everything else that has hyphens where Punycode has them.
  return length > 3 && unitAt(text, start + 2) === 0x2d && unitAt(text, start + 3) === 0x2d ? -1 : offset;
}

function isLetter(unit: number): boolean {
  const lowercase = unit | 0x20;
  return lowercase >= 0x61 && lowercase <= 0x7a;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
