import type { Span } from "../span.js";
import { unitAt } from "../unit-at.js";

const numberSign = 0x23;
const slash = 0x2f;
const colon = 0x3a;
const semicolon = 0x3b;
const backslash = 0x5c;
const ampersand = 0x26;

/**
 * Whether a range of the source has a sign of a scheme and two slashes, also misspelled (`;//`, `//:`), or of an escape
 * that could hide one. All text without such a sign, which is nearly all, is put aside here before it is decoded.
 */
export function hasSchemeSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit > semicolon) {
      if (unit === backslash && mayHideCharacter(unitAt(source, offset + 1))) return true;
      continue;
    }
    const next = unitAt(source, offset + 1);
    if (unit === colon && (next === slash || next === backslash || next === ampersand)) return true;
    if (unit === semicolon && next === slash) return true;
    if (unit === slash && next === colon) return true;
    if (unit === ampersand && next === numberSign) return true;
  }
  return false;
}

/** Whether an escape that starts with a backslash and this unit can be one of `:` or `/`: `\x3A`, `\u003A`, `\U0000003A`, `\72`. */
function mayHideCharacter(unit: number): boolean {
  return unit === 0x78 || unit === 0x75 || unit === 0x55 || (unit >= 0x30 && unit <= 0x39);
}

/** Whether a range of the source has a colon, or an escape that could hide one. */
export function hasColonSign(source: string, { start, end }: Span<"source">): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    if (unit === colon || unit === backslash || unit === ampersand) return true;
  }
  return false;
}

/** Whether the source begins as a relative reference may: with `/`, `.`, `#` or `?`. */
export function hasRelativeSign(source: string, { start }: Span<"source">): boolean {
  const unit = unitAt(source, start);
  return unit === slash || unit === 0x2e || unit === numberSign || unit === 0x3f;
}
