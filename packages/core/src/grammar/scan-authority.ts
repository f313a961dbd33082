import { classes } from "./character-classes.js";
import type { ComponentMasks } from "./component-masks.js";
import { isIpv4address } from "./match-ipv4address.js";
import { matchIpv6address } from "./match-ipv6address.js";
import { matchIpvFuture } from "./match-ipv-future.js";
import { scanComponent } from "./scan-component.js";
import type { Scan } from "./scan-record.js";
import { traits } from "./traits.js";
import { unitAt } from "../text/unit-at.js";

const authorityEnd = classes.slash | classes.questionMark | classes.numberSign;
const insideAuthority = classes.commercialAt | classes.colon | traits.bracket;
const authorityTraits = traits.asciiUppercase | traits.nonAscii | traits.percent;
const { authority, nonconforming } = traits;

/**
 * Reads `iauthority = [ iuserinfo "@" ] ihost [ ":" port ]` (RFC 3987 §2.2), notes its traits and verdict in the scan,
 * leaves its classes in `scan.seen` and returns the offset after it.
 *
 * Any text is split. The userinfo ends at the last `@`. A host that begins with `[` goes on to the first `]`, and if
 * something other than a port follows, to the next colon; if there is no `]`, to the end. Any other host ends at the
 * first colon. A host with a bracket is `malformed` unless it is an IP-literal from its first to its last character.
 */
export function scanAuthority(text: string, start: number, end: number, masks: ComponentMasks, scan: Scan): number {
  const offset = scanComponent(text, start, end, authorityEnd, scan);
  const seen = scan.seen;
  scan.authorityStart = start;
  scan.hostStart = start;
  scan.hostEnd = offset;
  scan.traits |= traitsOfAuthority(seen);
  if ((seen & insideAuthority) !== 0) scanParts(text, offset, masks, scan);
  else judgeRegName(text, masks, scan);
  scan.seen = seen;
  return offset;
}

function traitsOfAuthority(seen: number): number {
  let found = authority;
  if ((seen & authorityTraits) === 0) return found;
  if ((seen & traits.asciiUppercase) !== 0) found |= traits.asciiUppercaseInAuthority;
  if ((seen & traits.nonAscii) !== 0) found |= traits.nonAsciiInAuthority;
  if ((seen & traits.percent) !== 0) found |= traits.percentInAuthority;
  return found;
}

/** Splits an authority that has more than a registered name or an IPv4address. */
function scanParts(text: string, end: number, masks: ComponentMasks, scan: Scan): void {
  const at = lastCommercialAt(text, scan.authorityStart, end);
  if (at !== -1) {
    scan.userinfoEnd = at;
    scan.hostStart = at + 1;
    scan.traits |= traits.userinfo;
    scanComponent(text, scan.authorityStart, at, 0, scan);
    if ((scan.seen & masks.iuserinfo) !== 0) scan.traits |= nonconforming;
  }
  scan.hostEnd = hostEnd(text, scan.hostStart, end);
  if (scan.hostEnd < end) {
    scan.portStart = scan.hostEnd + 1;
    scan.traits |= traits.port;
    if (!isPort(text, scan.portStart, end)) scan.traits |= nonconforming;
  }
  scanComponent(text, scan.hostStart, scan.hostEnd, 0, scan);
  if ((scan.seen & traits.bracket) === 0) judgeRegName(text, masks, scan);
  else judgeIpLiteral(text, scan);
}

function lastCommercialAt(text: string, start: number, end: number): number {
  for (let offset = end - 1; offset >= start; offset--) {
    if (unitAt(text, offset) === 0x40) return offset;
  }
  return -1;
}

function hostEnd(text: string, start: number, end: number): number {
  const literal = start < end && text[start] === "[";
  const afterBracket = literal ? firstOf("]", text, start, end) : start;
  return firstOf(":", text, afterBracket, end);
}

/** The offset of the first `character`, or `end`. */
function firstOf(character: string, text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && text[offset] !== character) offset += 1;
  return offset;
}

/** `port = *DIGIT` — RFC 3986 §3.2.3 */
function isPort(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset++) {
    if (!isDigit(unitAt(text, offset))) return false;
  }
  return true;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Takes the host, whose classes are in `scan.seen`, as `IPv4address / ireg-name`; the first alternative wins (RFC 3986 §3.2.2). */
function judgeRegName(text: string, masks: ComponentMasks, scan: Scan): void {
  if ((scan.seen & masks.iregName) !== 0) scan.traits |= nonconforming;
  if (isIpv4address(text, scan.hostStart, scan.hostEnd)) scan.hostKind = "ipv4address";
}

/** Takes the host as `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` — RFC 3986 §3.2.2 */
function judgeIpLiteral(text: string, scan: Scan): void {
  const first = scan.hostStart + 1;
  const last = scan.hostEnd - 1;
  scan.hostKind = "malformed";
  if (text[scan.hostStart] === "[" && first <= last && text[last] === "]") {
    if (matchIpv6address(text, first, last) === last) scan.hostKind = "ipv6address";
    else if (matchIpvFuture(text, first, last) === last) scan.hostKind = "ipvFuture";
  }
  if (scan.hostKind === "malformed") scan.traits |= nonconforming;
}
