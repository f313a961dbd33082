import { unitAt } from "../text/unit-at.js";
import { ipvFutureAddress } from "./abnf.js";
import { includes } from "./code-points.js";
import { isHexDigit } from "./hex-digit.js";

/**
 * Matches `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986 §3.2.2) at `start`, without
 * brackets, and returns the offset after it, or -1. The `v` is read in either case (RFC 3986 §6.2.2.1).
 */
export function matchIpvFuture(text: string, start: number, end: number): number {
  if (start >= end || (text[start] !== "v" && text[start] !== "V")) return -1;
  let offset = start + 1;
  while (offset < end && isHexDigit(unitAt(text, offset))) offset += 1;
  if (offset === start + 1 || offset >= end || text[offset] !== ".") return -1;
  const address = offset + 1;
  offset = address;
  while (offset < end && includes(ipvFutureAddress, unitAt(text, offset))) offset += 1;
  return offset === address ? -1 : offset;
}
