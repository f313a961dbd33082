import type { LocatedFinding } from "../project/located-finding.js";
import { shiftedSpan } from "./shifted.js";

/** The same finding `by` units later in the source. */
export function movedFinding(finding: LocatedFinding, by: number): LocatedFinding {
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
