import { unitAt } from "../../text/unit-at.js";
import type { RawLiteral } from "./literal.js";

/**
 * Whether the source of a literal has what an identifier with a scheme, or a path from the root, has there: a colon, a slash that
 * follows no letter, or an escape that may stand for one of these. A literal of several pieces may get them from anywhere.
 */
export function hasAbsoluteSign(
  source: string,
  { span, pieces, open }: Pick<RawLiteral, "span" | "pieces" | "open">,
): boolean {
  if (pieces !== undefined || open !== undefined) return true;
  for (let offset = span.start; offset < span.end; offset++) {
    const unit = unitAt(source, offset);
    // Nearly all units are letters or spaces.
    if (unit > colon ? unit === backslash || unit === backtick : unit === colon || unit === slash || unit === ampersand)
      if (isSign(source, span.start, offset, unit)) return true;
  }
  return false;
}

function isSign(source: string, start: number, offset: number, unit: number): boolean {
  if (unit === slash) return offset === start || !isWithinPath(unitAt(source, offset - 1));
  return unit !== backslash || !isPlainEscape(unitAt(source, offset + 1), unitAt(source, offset + 2));
}

/** Whether a slash behind a code unit begins no path from the root: letters, digits, `-`, `.` and `_`. */
function isWithinPath(unit: number): boolean {
  return (unit | 0x20) >= 0x61
    ? (unit | 0x20) <= 0x7a
    : (unit >= 0x30 && unit <= 0x39) || unit === 0x2d || unit === 0x2e;
}

/** Whether a backslash before two code units stands for white space or a quotation mark in every language; `\n{` may name any character. */
function isPlainEscape(next: number, afterNext: number): boolean {
  return plainEscapes.has(next) && afterNext !== openBrace;
}

const colon = 0x3a;
const slash = 0x2f;
const ampersand = 0x26;
const backslash = 0x5c;
const backtick = 0x60;
const openBrace = 0x7b;
const plainEscapes: ReadonlySet<number> = new Set(Array.from("nrt\"'", (character) => character.charCodeAt(0)));
