import type { Piece, RawLiteral } from "../read/literal.js";
import type { Span } from "../../findings/span.js";

export function shiftedSpan({ start, end }: Span<"source">, by: number): Span<"source"> {
  return { start: start + by, end: end + by };
}

/** The same literal `by` units later. */
export function shiftedLiteral(literal: RawLiteral, by: number): RawLiteral {
  if (by === 0) return literal;
  const { syntax, site, pieces, open, surroundings } = literal;
  const span = shiftedSpan(literal.span, by);
  // Most literals have no more members than these, and a long document has many to shift after each keystroke.
  if (pieces === undefined && open === undefined && surroundings === undefined) return { span, syntax, site };
  return { ...literal, span, ...(pieces && { pieces: pieces.map((piece) => shiftedPiece(piece, by)) }) };
}

function shiftedPiece(piece: Piece, by: number): Piece {
  return { ...piece, span: shiftedSpan(piece.span, by) };
}
