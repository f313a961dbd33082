import type { RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";

export function shiftedSpan({ start, end }: Span<"source">, by: number): Span<"source"> {
  return { start: start + by, end: end + by };
}

/** The same literal `by` units later. */
export function shiftedLiteral(literal: RawLiteral, by: number): RawLiteral {
  if (by === 0) return literal;
  const span = shiftedSpan(literal.span, by);
  if (literal.pieces === undefined) return { ...literal, span };
  return { ...literal, span, pieces: literal.pieces.map((piece) => ({ ...piece, span: shiftedSpan(piece.span, by) })) };
}
