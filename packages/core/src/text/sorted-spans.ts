import { lowerBound } from "./lower-bound.js";
import type { Span, TextKind } from "../findings/span.js";

/** The first of some ascending, disjoint spans that ends at `offset` or later. */
export function firstReaching<Found extends Span<TextKind>>(
  spans: readonly Found[],
  offset: number,
): Found | undefined {
  return spans[lowerBound(spans.length, (index) => (spans[index]?.end ?? 0) < offset)];
}
