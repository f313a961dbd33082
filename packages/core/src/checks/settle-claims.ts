import { compareSpans, type Span } from "../span.js";
import { claimOrder, type Claim } from "./define-check.js";

interface Claiming {
  readonly span: Span;
  readonly claims?: Claim;
}

/**
 * Drops every finding that lies within characters claimed by an earlier class of `claimOrder`, so that one fault is
 * told once. A finding without a claim of its own is kept. Takes n log n for n findings.
 */
export function settleClaims<Found extends Claiming>(findings: readonly Found[]): Omit<Found, "claims">[] {
  let claimed: Span[] = [];
  const kept = findings.filter((finding) => finding.claims === undefined);
  for (const claim of claimOrder) {
    const free = findings.filter(({ claims, span }) => claims === claim && !isCovered(claimed, span));
    kept.push(...free);
    if (free.length > 0) claimed = union([...claimed, ...free.map(({ span }) => span)]);
  }
  return kept.map(({ claims: _, ...finding }) => finding);
}

/** Sorted spans without overlap that cover the same characters. */
function union(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort(compareSpans)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Whether one of the sorted, disjoint `spans` holds the whole of `span`. */
function isCovered(spans: readonly Span[], span: Span): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < span.end) low = middle + 1;
    else high = middle;
  }
  const candidate = spans[low];
  return candidate !== undefined && candidate.start <= span.start && span.end <= candidate.end;
}
