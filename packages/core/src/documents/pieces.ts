import type { Piece, RawLiteral } from "../literals/locating/index.js";
import { lowerBound } from "../text/lower-bound.js";
import type { Span } from "../findings/span.js";

/** The span and pieces of a template literal; `span` lies between its back quotes. */
export function piecesOf(span: Span<"source">, holes: readonly Span<"source">[]): Pick<RawLiteral, "span" | "pieces"> {
  if (holes.length === 0) return { span };
  const pieces: Piece[] = [];
  let start = span.start;
  for (const hole of holes) {
    if (start < hole.start) pieces.push({ kind: "text", span: { start, end: hole.start } });
    pieces.push({ kind: "hole", span: hole });
    start = hole.end;
  }
  if (start < span.end) pieces.push({ kind: "text", span: { start, end: span.end } });
  return { span, pieces };
}

/**
 * The literal with further holes, ascending; a hole that reaches beyond the literal is ignored. Undefined if no text is
 * left.
 */
export function withMoreHoles(literal: RawLiteral, holes: readonly Span<"source">[]): RawLiteral[] {
  const whole: Piece = { kind: "text", span: literal.span };
  if (holesWithin(holes, literal.span).length === 0) return [literal];
  const pieces = (literal.pieces ?? [whole]).flatMap((piece): readonly Piece[] => {
    if (piece.kind !== "text") return [piece];
    const { span, syntax } = piece;
    const { pieces: parts = [piece] } = piecesOf(span, holesWithin(holes, span));
    return parts.map((part) => (part.kind === "text" && syntax !== undefined ? { ...part, syntax } : part));
  });
  return pieces.every(({ kind }) => kind === "hole") ? [] : [{ ...literal, pieces }];
}

function holesWithin(holes: readonly Span<"source">[], { start, end }: Span<"source">): readonly Span<"source">[] {
  const from = lowerBound(holes.length, (index) => (holes[index]?.start ?? Infinity) < start);
  const to = lowerBound(holes.length, (index) => (holes[index]?.end ?? Infinity) <= end);
  return holes.slice(from, to);
}

/** The syntax of a template literal with this tag; the tag is empty if there is none. */
export function templateSyntax(tag: string): "javascript-template" | "plain" {
  return tag === "String.raw" ? "plain" : "javascript-template";
}
