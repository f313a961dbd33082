import type { LocatedFinding } from "../project/located-finding.js";
import type { Piece, RawLiteral } from "../read/literal.js";
import type { Span } from "../../findings/span.js";

export function shiftedSpan({ start, end }: Span<"source">, by: number): Span<"source"> {
  return { start: start + by, end: end + by };
}

/** The literal with all spans moved by `by` UTF-16 code units. */
export function shiftedLiteral(literal: RawLiteral, by: number): RawLiteral {
  if (by === 0) return literal;
  const { syntax, site, pieces, open, surroundings } = literal;
  const span = shiftedSpan(literal.span, by);
  // A shortcut for most literals: a long document has many to move after each keystroke.
  if (pieces === undefined && open === undefined && surroundings === undefined) return { span, syntax, site };
  return { ...literal, span, ...(pieces && { pieces: pieces.map((piece) => shiftedPiece(piece, by)) }) };
}

function shiftedPiece(piece: Piece, by: number): Piece {
  return { ...piece, span: shiftedSpan(piece.span, by) };
}

/** The finding with all spans moved by `by` UTF-16 code units. */
export function shiftedFinding(finding: LocatedFinding, by: number): LocatedFinding {
  const { related } = finding;
  return {
    ...finding,
    span: shiftedSpan(finding.span, by),
    literal: shiftedSpan(finding.literal, by),
    fixes: finding.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map(({ span, text }) => ({ span: shiftedSpan(span, by), text })),
    })),
    ...(related !== undefined && {
      related: related.map(({ span, message }) => ({ span: shiftedSpan(span, by), message })),
    }),
  };
}
