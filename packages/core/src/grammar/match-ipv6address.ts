import { unitAt } from "../text/unit-at.js";
import { isHexDigit } from "./hex-digit.js";
import { matchIpv4address } from "./match-ipv4address.js";

/**
 * Matches the longest `IPv6address` (RFC 3986 §3.2.2) at `start`, without brackets, and returns the offset after it,
 * or -1. `matchIpv6address("::1]", 0, 4)` is 3.
 *
 * The nine alternatives of the rule come to this: eight groups of 16 bits, or at most seven and one `::`, where an
 * IPv4address at the end counts as two.
 */
export function matchIpv6address(text: string, start: number, end: number): number {
  let elided = text.startsWith("::", start) && start + 2 <= end;
  let offset = elided ? start + 2 : start;
  let matched = elided ? offset : -1;
  let groups = 0;
  for (;;) {
    const limit = elided ? 7 : 8;
    const ipv4end = elided || groups === 6 ? matchIpv4address(text, offset, end) : -1;
    if (ipv4end !== -1 && groups + 2 <= limit) return ipv4end;
    const groupEnd = matchH16(text, offset, end);
    if (groupEnd === -1 || groups === limit) return matched;
    groups += 1;
    offset = groupEnd;
    if (elided || groups === 8) matched = offset;
    if (offset >= end || text[offset] !== ":") return matched;
    offset += 1;
    if (elided || groups === 8 || offset >= end || text[offset] !== ":") continue;
    elided = true;
    offset += 1;
    matched = offset;
  }
}

/** The end of `h16 = 1*4HEXDIG` at `start`, or -1 — RFC 3986 §3.2.2. */
function matchH16(text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && offset < start + 4 && isHexDigit(unitAt(text, offset))) offset += 1;
  return offset === start ? -1 : offset;
}
