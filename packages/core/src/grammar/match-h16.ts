import { unitAt } from "../text/unit-at.js";
import { isHexDigit } from "./hex-digit.js";

/** Matches `h16 = 1*4HEXDIG` (RFC 3986 §3.2.2) at `start` and returns the offset after it, or -1. */
export function matchH16(text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && offset < start + 4 && isHexDigit(unitAt(text, offset))) offset += 1;
  return offset === start ? -1 : offset;
}
