import { compareSpans } from "../../findings/span.js";
import type { LocatedEdit, LocatedFinding, LocatedFix } from "../project/located-finding.js";

/**
 * Merges the findings of the same code in the same literal into one problem for the list of an editor. The span of the
 * problem reaches from the first finding to the last; a fix fixes all of them where each has a fix of that kind, and
 * else the first alone. Problems are in the order of their first findings.
 */
export function problemsOf(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const groups = new Map<string, LocatedFinding[]>();
  for (const finding of findings) {
    const { code, literal } = finding;
    const key = `${code} ${literal.start} ${literal.end}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return Array.from(groups.values(), together);
}

function together(group: readonly LocatedFinding[]): LocatedFinding {
  const [first, ...others] = group as readonly [LocatedFinding, ...LocatedFinding[]]; // each group begins with one
  if (others.length === 0) return first;
  const count = others.length === 1 ? "One more like it follows" : `${others.length} more like it follow`;
  return {
    ...first,
    span: { start: first.span.start, end: Math.max(...group.map(({ span }) => span.end)) },
    message: `${first.message} ${count} in the same literal.`,
    fixes: first.fixes.map((fix) => fixOfAll(fix, others) ?? fix),
  };
}

/**
 * A fix joined with the fixes of the same kind of all other findings; `undefined` if a finding has no such fix, or if
 * edits overlap.
 */
function fixOfAll(fix: LocatedFix, others: readonly LocatedFinding[]): LocatedFix | undefined {
  const { title, safety } = fix;
  const same = others.map(({ fixes }) => fixes.find((other) => other.safety === safety && isOfKind(other, title)));
  const known = same.filter((other) => other !== undefined);
  if (known.length < others.length) return undefined;
  const edits = [fix, ...known].flatMap((each) => each.edits);
  const sorted = [...edits].sort((a, b) => compareSpans(a.span, b.span));
  if (sorted.some(touchesNext)) return undefined;
  return { title: `${title}, and ${known.length} more`, safety, edits: sorted };
}

function touchesNext({ span }: LocatedEdit, index: number, edits: readonly LocatedEdit[]): boolean {
  const next = edits[index + 1];
  return next !== undefined && next.span.start < span.end;
}

/** Whether two titles differ only in the characters they name: `Percent-encode '{'` and `Percent-encode '}'`. */
function isOfKind(fix: LocatedFix, title: string): boolean {
  return kindOf(fix.title) === kindOf(title);
}

function kindOf(title: string): string {
  return title.replace(/'.*'|U\+.*/u, "…");
}
