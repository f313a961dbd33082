import type { Code } from "../../findings/code.js";
import type { Finding } from "../../findings/finding.js";

/** The findings of `after` whose code occurs more often there than in `before`: those that a rewriting has added. */
export function addedFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = countsOf(before);
  const counts = countsOf(after);
  return after.filter(({ code }) => (counts.get(code) ?? 0) > (known.get(code) ?? 0));
}

function countsOf(findings: readonly Finding[]): ReadonlyMap<Code, number> {
  const counts = new Map<Code, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
