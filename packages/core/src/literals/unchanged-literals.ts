import type { Span } from "../span.js";
import { longestContext } from "./check-literal.js";
import type { Piece, RawLiteral } from "./literal.js";
import { unitAt } from "../unit-at.js";

/** A document at one time. */
export interface Version {
  readonly source: string;
  readonly raws: readonly RawLiteral[];
}

/** Nothing looks further than this to the left or to the right of a literal: checks at its line, fixes at its delimiters. */
const farthestLook = longestContext + 16;

/**
 * Which literals of a document are the same after a change: those so far before the first and after the last difference
 * of the texts that it cannot matter to them. The answer gives for each index after the change the one before, or -1.
 */
export function unchangedLiterals(before: Version, after: Version): (index: number) => number {
  const shorter = Math.min(before.raws.length, after.raws.length);
  const first = countFromStart(before, after, shorter);
  const last = countFromEnd(before, after, shorter - first);
  const added = after.raws.length - before.raws.length;
  return (index) => {
    if (index < first) return index;
    return index >= after.raws.length - last ? index - added : -1;
  };
}

function countFromStart(before: Version, after: Version, most: number): number {
  const end = commonPrefix(before.source, after.source) - farthestLook;
  for (let count = 0; count < most; count++) {
    const raw = after.raws[count];
    if (raw === undefined || raw.span.end > end || !isSame(raw, before.raws[count], 0)) return count;
  }
  return most;
}

function countFromEnd(before: Version, after: Version, most: number): number {
  const start = after.source.length - commonSuffix(before.source, after.source) + farthestLook;
  const by = after.source.length - before.source.length;
  for (let count = 0; count < most; count++) {
    const raw = after.raws[after.raws.length - count - 1];
    const other = before.raws[before.raws.length - count - 1];
    if (raw === undefined || raw.span.start < start || !isSame(raw, other, by)) return count;
  }
  return most;
}

/** Strings of this length are compared at once, which is many times faster than unit by unit. */
const chunk = 4096;

function commonPrefix(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let length = 0;
  while (length + chunk <= shorter && a.slice(length, length + chunk) === b.slice(length, length + chunk)) {
    length += chunk;
  }
  while (length < shorter && unitAt(a, length) === unitAt(b, length)) length++;
  return length;
}

function commonSuffix(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let length = 0;
  while (length + chunk <= shorter && chunkBefore(a, a.length - length) === chunkBefore(b, b.length - length)) {
    length += chunk;
  }
  while (length < shorter && unitAt(a, a.length - length - 1) === unitAt(b, b.length - length - 1)) length++;
  return length;
}

function chunkBefore(text: string, end: number): string {
  return text.slice(end - chunk, end);
}

/** Whether the literals differ only in that the first stands `by` units after the second. */
function isSame(raw: RawLiteral, before: RawLiteral | undefined, by: number): boolean {
  return (
    before !== undefined &&
    isMoved(raw.span, before.span, by) &&
    raw.syntax === before.syntax &&
    isSameData(raw.site, before.site) &&
    areSamePieces(raw.pieces, before.pieces, by) &&
    isSameData(raw.open, before.open) &&
    isSameData(raw.surroundings, before.surroundings)
  );
}

function isMoved(span: Span<"source">, before: Span<"source">, by: number): boolean {
  return span.start === before.start + by && span.end === before.end + by;
}

function areSamePieces(pieces: RawLiteral["pieces"], before: RawLiteral["pieces"], by: number): boolean {
  if (pieces === undefined || before === undefined) return pieces === before;
  return pieces.length === before.length && pieces.every((piece, index) => isSamePiece(piece, before[index], by));
}

function isSamePiece(piece: Piece, before: Piece | undefined, by: number): boolean {
  if (piece.kind !== before?.kind || piece.syntax !== before.syntax || !isMoved(piece.span, before.span, by))
    return false;
  return piece.kind !== "expansion" || (before.kind === "expansion" && piece.text === before.text);
}

/** Whether two values made of plain objects, arrays and primitives say the same. */
function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areSameItems(a, b);
  // A long document has many to compare after each keystroke: nothing is made of them.
  let count = 0;
  for (const name in a) {
    count++;
    if (!Object.hasOwn(b, name) || !isSameData(Reflect.get(a, name), Reflect.get(b, name))) return false;
  }
  return count === Object.keys(b).length;
}

function areSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => isSameData(item, b[index]));
}
