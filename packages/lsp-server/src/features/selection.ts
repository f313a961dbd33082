import type { Span } from "@irilint/core";

/** Whether something stands at a selection, if only right before or behind it. */
export function touches(span: Span<"source">, selection: Span<"source">): boolean {
  return span.start <= selection.end && selection.start <= span.end;
}

/** The same of a cursor. */
export function isAt(span: Span<"source">, offset: number): boolean {
  return touches(span, { start: offset, end: offset });
}

export function contains(outer: Span<"source">, inner: Span<"source">): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
