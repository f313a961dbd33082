import { compareSpans } from "../../findings/span.js";
import type { LocatedEdit, LocatedFinding, LocatedFix } from "../project/located-finding.js";

/**
 * The findings as a list of problems shows them, where an editor underlines each: of one code in one literal a single
 * problem, which reaches from the first of them to the last one and mends them all. Sorted as the findings are.
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

/** The fix of the first with those of its kind of all others; nothing if one has none, or they touch each other. */
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

/** Whether two titles say the same of other characters: `Percent-encode '{'` and `Percent-encode '}'`. */
function isOfKind(fix: LocatedFix, title: string): boolean {
  return kindOf(fix.title) === kindOf(title);
}

function kindOf(title: string): string {
  return title.replace(/'.*'|U\+.*/u, "…");
}
