import type { Span } from "../../findings/span.js";
import type { Piece, RawLiteral } from "./literal.js";

/** Whether two literals are equal but for their place: `raw` stands `by` UTF-16 code units behind `before`. */
export function isSameLiteral(raw: RawLiteral, before: RawLiteral, by: number): boolean {
  return (
    isMoved(raw.span, before.span, by) &&
    raw.syntax === before.syntax &&
    isSameData(raw.site, before.site) &&
    areSamePieces(raw.pieces, before.pieces, by) &&
    isSameData(raw.open, before.open) &&
    isSameData(raw.surroundings, before.surroundings)
  );
}

/** Whether `span` is `before` moved by `by` UTF-16 code units. */
export function isMoved(span: Span<"source">, before: Span<"source">, by: number): boolean {
  return span.start === before.start + by && span.end === before.end + by;
}

function areSamePieces(pieces: RawLiteral["pieces"], before: RawLiteral["pieces"], by: number): boolean {
  if (pieces === undefined || before === undefined) return pieces === before;
  return pieces.length === before.length && pieces.every((piece, index) => isSamePiece(piece, before[index], by));
}

function isSamePiece(piece: Piece, before: Piece | undefined, by: number): boolean {
  if (before === undefined || !isMoved(piece.span, before.span, by)) return false;
  switch (piece.kind) {
    case "text":
      return before.kind === "text" && piece.syntax === before.syntax;
    case "hole":
      return before.kind === "hole";
    case "expansion":
      return before.kind === "expansion" && piece.text === before.text;
  }
}

/** Deep equality of values that consist of plain objects, arrays and primitives. */
function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areSameItems(a, b);
  // Runs for many literals after each keystroke, hence `for … in`, which makes no array of entries.
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
