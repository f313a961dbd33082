import { unitAt } from "../text/unit-at.js";
import { isHexDigit } from "./hex-digit.js";

/**
 * Whether `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986 §2.1) stands at `offset` and ends at or before `end`.
 * `isPctEncodedAt("a%C3", 1)` is true.
 */
export function isPctEncodedAt(text: string, offset: number, end: number = text.length): boolean {
  return (
    offset + 2 < end &&
    unitAt(text, offset) === 0x25 &&
    isHexDigit(unitAt(text, offset + 1)) &&
    isHexDigit(unitAt(text, offset + 2))
  );
}
