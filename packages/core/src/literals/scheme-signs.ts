import type { Span } from "../span.js";
import { unitAt } from "../unit-at.js";

const numberSign = 0x23;
const slash = 0x2f;
const colon = 0x3a;
const semicolon = 0x3b;
const backslash = 0x5c;
const ampersand = 0x26;

/**
 * What a range of the source shows of an identifier.
 * - `scheme`: a scheme and two slashes, also misspelled (`;//`, `//:`), or an escape that could hide one.
 * - `colon`: a colon, or an escape that could hide one.
 */
export type Sign = "none" | "colon" | "scheme";

/** Whether a range has a sign of a scheme. All text without one, which is nearly all, is put aside here before it is decoded. */
export function hasSchemeSign(source: string, { start, end }: Span<"source">): boolean {
  return strongestSign(source, start, end) === "scheme";
}

/** The strongest sign that stands between two offsets of the source. */
export function strongestSign(source: string, start: number, end: number): Sign {
  let sign: Sign = "none";
  for (let offset = start; offset < end; offset++) {
    const unit = unitAt(source, offset);
    // Nearly all units are letters or spaces.
    if (unit > semicolon ? unit !== backslash : unit < colon && unit !== slash && unit !== ampersand) continue;
    if (beginsSchemeSign(unit, unitAt(source, offset + 1))) return "scheme";
    if (unit !== semicolon && unit !== slash) sign = "colon";
  }
  return sign;
}

function beginsSchemeSign(unit: number, next: number): boolean {
  switch (unit) {
    case colon:
      return next === slash || next === backslash || next === ampersand;
    case semicolon:
      return next === slash;
    case slash:
      return next === colon;
    case ampersand:
      return next === numberSign;
    default:
      return mayHideCharacter(next);
  }
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
export function hasRelativeSign(source: string, { start }: Pick<Span<"source">, "start">): boolean {
  const unit = unitAt(source, start);
  return unit === slash || unit === 0x2e || unit === numberSign || unit === 0x3f;
}
