import { unitAt } from "../text/unit-at.js";

/** Whether all from `start` to `end` is an `IPv4address`. Most hosts are none, as their last character tells. */
export function isIpv4address(text: string, start: number, end: number): boolean {
  const last = start === end ? 0 : unitAt(text, end - 1);
  return last >= 0x30 && last <= 0x39 && matchIpv4address(text, start, end) === end;
}

/**
 * Matches `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (RFC 3986 §3.2.2) at `start` and returns
 * the offset after it, or -1. `matchIpv4address("10.0.0.1", 0, 8)` is 8.
 */
export function matchIpv4address(text: string, start: number, end: number): number {
  let offset = matchDecOctet(text, start, end);
  for (let octet = 2; octet <= 4; octet++) {
    if (offset === -1 || offset >= end || unitAt(text, offset) !== 0x2e) return -1;
    offset = matchDecOctet(text, offset + 1, end);
  }
  return offset;
}

/**
 * `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35` — RFC 3986 §3.2.2.
 * A digit that would lead on to a number with a leading zero or above 255 is left alone.
 */
function matchDecOctet(text: string, start: number, end: number): number {
  let offset = start;
  let value = 0;
  while (offset < end && offset < start + 3) {
    const digit = unitAt(text, offset) - 0x30;
    if (digit < 0 || digit > 9) break;
    if (offset > start && (value === 0 || value * 10 + digit > 255)) break;
    value = value * 10 + digit;
    offset += 1;
  }
  return offset === start ? -1 : offset;
}
