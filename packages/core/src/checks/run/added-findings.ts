import type { Code } from "../../findings/code.js";
import type { Finding } from "../../findings/finding.js";

/** The findings of `after` whose code is told more often there than in `before`: what a rewriting has added. */
export function addedFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map<Code, number>();
  for (const { code } of before) known.set(code, (known.get(code) ?? 0) + 1);
  const counts = new Map<Code, number>();
  for (const { code } of after) counts.set(code, (counts.get(code) ?? 0) + 1);
  return after.filter(({ code }) => (counts.get(code) ?? 0) > (known.get(code) ?? 0));
}
