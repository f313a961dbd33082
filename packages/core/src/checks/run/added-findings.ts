import type { Code } from "../../findings/code.js";
import type { Edit, Finding, Fix } from "../../findings/finding.js";
import { componentAt } from "../../iri/component-at.js";
import { splitIri } from "../../iri/split.js";
import { applyEdits, shortestEdits, spanBefore } from "../faults/edited-text.js";
import { checkOfCode } from "./check-of-code.js";

/** The findings of `after` whose code is told more often there than in `before`: what a rewriting has added. */
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

interface Rewriting {
  readonly before: readonly Finding[];
  readonly after: readonly Finding[];
}

/**
 * What a fix of a finding adds that speaks against it. Findings that it uncovers do not, such as the capitals of a host in
 * `http:/EXAMPLE.com`, which is no host until the slash is written; nor milder ones in place of its own, such as that of a
 * user behind a password (`docs/decisions/repairs-are-proven.md`). What deceives readers always does.
 */
export function objections(text: string, { finding, fix }: OfferedFix, { before, after }: Rewriting): Finding[] {
  const added = addedFindings(before, after);
  if (added.length === 0) return added;
  const edits = shortestEdits(text, fix.edits);
  const iri = splitIri(text);
  const written = splitIri(applyEdits(text, edits));
  const unobjectionable = new Set(
    added.filter((one) => isOfferOnly(one) || (!deceives(one) && (isUncovered(one) || isMilder(one)))),
  );
  return addedFindings(
    before,
    after.filter((one) => !unobjectionable.has(one)),
  );

  /** Whether it tells of characters that stood in the text, but in another component, or below another scheme. */
  function isUncovered({ span, severity }: Finding): boolean {
    const stood = startOfUntouched(edits, span);
    if (severity === "error" || stood === undefined) return false;
    return iri.scheme?.text !== written.scheme?.text || componentAt(iri, stood) !== componentAt(written, span.start);
  }

  /** Whether it stands in place of the finding that is mended. Scheme and host say who answers: nothing new is told there. */
  function isMilder({ span, component, severity }: Finding): boolean {
    if (component === "scheme" || component === "host") return false;
    if (severity === "error" || (severity === "warning" && finding.severity === "information")) return false;
    const { start, end } = spanBefore(edits, span);
    return start <= finding.span.end && finding.span.start <= end;
  }
}

interface OfferedFix {
  readonly finding: Finding;
  readonly fix: Fix;
}

/** Where the characters of a span began before the edits; nowhere, if an edit wrote one of them or joined what stands in it. */
function startOfUntouched(edits: readonly Edit[], { start, end }: Finding["span"]): number | undefined {
  let moved = 0;
  for (const { span, text } of edits) {
    const at = span.start + moved;
    if (end <= at) break;
    if (start < at + text.length || start < at) return undefined;
    moved += text.length - (span.end - span.start);
  }
  return start < end ? start - moved : undefined;
}

/** Whether the finding is only there for its fix, which is proven before it is offered. */
function isOfferOnly({ code }: Finding): boolean {
  return checkOfCode(code)?.advises === true;
}

function deceives({ code }: Finding): boolean {
  return checkOfCode(code)?.threatens === true;
}
