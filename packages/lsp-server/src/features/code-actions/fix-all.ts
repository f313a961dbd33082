import type { LocatedFinding, LocatedFix } from "@irilint/core/literals";
import { CodeActionKind } from "vscode-languageserver";
import { fixAllKind } from "../../capabilities.js";
import { touches } from "../selection.js";
import { withoutOverlap } from "../workspace-edit.js";
import { isSourceActionWanted, isWanted, type CodeActionRequest, type Offer } from "./offer.js";

/** Every safe fix of the document; what has to yield to another fix is repaired when the action is asked for again. */
export function fixAll({ analysis, context }: CodeActionRequest): Offer[] {
  if (!isSourceActionWanted(fixAllKind, context)) return [];
  const action = { title: "Apply all safe IRI fixes", kind: fixAllKind };
  return offerFixing(action, analysis.findings.filter(isFixable), 1);
}

/** For each code with a safe fix at the selection, the safe fixes of all its findings in the document. */
export function fixAllOfCode({ analysis, span, context }: CodeActionRequest): Offer[] {
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const fixable = analysis.findings.filter(isFixable);
  const codes = new Set(fixable.filter((finding) => touches(finding.span, span)).map(({ code }) => code));
  return [...codes].flatMap((wanted) => {
    const action = { title: `Fix all '${wanted}' in the file`, kind: CodeActionKind.QuickFix };
    return offerFixing(
      action,
      fixable.filter(({ code }) => code === wanted),
      2,
    );
  });
}

/** The fix of a finding that may be applied unseen. */
export function safeFixOf({ fixes }: LocatedFinding): LocatedFix | undefined {
  return fixes.find(({ safety }) => safety === "safe");
}

function isFixable(finding: LocatedFinding): boolean {
  return safeFixOf(finding) !== undefined;
}

/** One offer that fixes all of the findings, if they are as many as make it worth while. */
function offerFixing(action: Offer["action"], findings: readonly LocatedFinding[], fewest: number): Offer[] {
  if (findings.length < fewest) return [];
  return [
    {
      action,
      id: action.title,
      edits: () => withoutOverlap(findings.map((finding) => safeFixOf(finding)?.edits ?? [])),
    },
  ];
}
