import type { Span } from "../span.js";
import type { LocatedFinding } from "./located-finding.js";

/** The same finding `by` units later in the source. */
export function movedFinding(finding: LocatedFinding, by: number): LocatedFinding {
  const { related } = finding;
  return {
    ...finding,
    span: movedSpan(finding.span, by),
    fixes: finding.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map(({ span, text }) => ({ span: movedSpan(span, by), text })),
    })),
    ...(related !== undefined && {
      related: related.map(({ span, message }) => ({ span: movedSpan(span, by), message })),
    }),
  };
}

function movedSpan({ start, end }: Span<"source">, by: number): Span<"source"> {
  return { start: start + by, end: end + by };
}
