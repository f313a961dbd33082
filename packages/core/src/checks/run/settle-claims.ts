import { lowerBound } from "../../text/lower-bound.js";
import { compareSpans, type Span } from "../../findings/span.js";
import { claimOrder, type Claim, type Strength } from "../definition/define-check.js";
import { isAtLeast } from "../definition/strength.js";

/** A finding's claim and what else decides whether it is suppressed. */
export interface Claiming {
  readonly span: Span;
  readonly strength: Strength;
  readonly claims?: Claim;
  /** Tells of characters that a reader does not see or misreads. */
  readonly hidden?: true;
  /** Nobody asked for this finding; only its claim counts. */
  readonly isUnwanted: boolean;
}

/**
 * Drops every finding that lies within characters claimed by an earlier class of `claimOrder`, so that one fault is
 * told once. A finding without a claim of its own is kept, and so is one that is stronger than the claims over it:
 * what breaks the grammar is told even where a weaker finding covers it. What a reader cannot see is kept quiet only
 * by a finding that is told. Takes n log n for n findings.
 */
export function settleClaims<Found extends Claiming>(findings: readonly Found[]): Found[] {
  const kept = findings.filter((finding) => finding.claims === undefined);
  const settled: Found[] = [];
  for (const claim of claimOrder) {
    const isClaimed = claimTest(settled);
    // Pushed one by one: a spread call fails when there are more arguments than fit on the stack.
    for (const finding of findings) if (finding.claims === claim && !isClaimed(finding)) settled.push(finding);
  }
  return [...kept, ...settled];
}

/** A test whether the characters of a finding are claimed by the findings that are `settled` now. */
function claimTest(settled: readonly Claiming[]): (finding: Claiming) => boolean {
  const unions = new Map<string, readonly Span[]>();
  const earlier = [...settled];
  return ({ span, strength, hidden = false }) => {
    const key = `${strength} ${hidden}`;
    const known = unions.get(key);
    if (known !== undefined) return isCovered(known, span);
    const claims = earlier.filter((claim) => isAtLeast(claim.strength, strength) && !(hidden && claim.isUnwanted));
    const claimed = union(claims.map((claim) => claim.span));
    unions.set(key, claimed);
    return isCovered(claimed, span);
  };
}

/** Merges sorted spans into disjoint ones that cover the same characters. */
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
  const candidate = spans[lowerBound(spans.length, (index) => (spans[index]?.end ?? 0) < span.end)];
  return candidate !== undefined && candidate.start <= span.start;
}
