import type { Piece, RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";

/** References to what the document type declares; five names are always known. */
const declared = /&(?!(?:lt|gt|amp|quot|apos);)[\p{L}_:][\p{L}\p{N}_:.-]*;/gu;

/** The span and pieces of a value or a text: what a declared entity stands for is not known here. */
export function withEntities(text: string, span: Span<"source">): Pick<RawLiteral, "span" | "pieces"> {
  const source = text.slice(span.start, span.end);
  const pieces: Piece[] = [];
  let start = span.start;
  for (const { index, 0: reference } of source.matchAll(declared)) {
    const hole = { start: span.start + index, end: span.start + index + reference.length };
    if (start < hole.start) pieces.push({ kind: "text", span: { start, end: hole.start } });
    pieces.push({ kind: "hole", span: hole });
    start = hole.end;
  }
  if (pieces.length === 0) return { span };
  if (start < span.end) pieces.push({ kind: "text", span: { start, end: span.end } });
  return { span, pieces };
}
