import type { Span, TextKind } from "../span.js";

/** The first of some spans, which ascend and do not overlap, that ends at `offset` or later. */
export function firstReaching<Found extends Span<TextKind>>(
  spans: readonly Found[],
  offset: number,
): Found | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return spans[low];
}
