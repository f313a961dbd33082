import type { LocatedFinding, LocatedFix } from "@irilint/core/literals";
import { CodeActionKind, CodeActionTriggerKind } from "vscode-languageserver";
import { fixAllKind } from "../../protocol/capabilities.js";
import { fixedCommand, type FixedArguments } from "../../protocol/custom-requests.js";
import { touches } from "../selection.js";
import { editsOf, withoutOverlap } from "../workspace-edit.js";
import { isSourceActionWanted, isWanted, type CodeActionRequest, type DocumentOffer, type Offer } from "./offer.js";

/**
 * Every safe fix of the document; what has to yield to another fix is repaired when the action is asked for again. A
 * person who asks is told what was fixed and what was not; what is fixed on save is fixed in silence.
 */
export function fixAll({ document, analysis, context }: CodeActionRequest): Offer[] {
  const { findings } = analysis;
  if (!isSourceActionWanted(fixAllKind, context) || findings.length === 0) return [];
  const fixable = findings.filter(isFixable);
  const title = `Apply all safe IRI fixes (${shareOf(fixable.length, findings.length)})`;
  if (context.triggerKind === CodeActionTriggerKind.Automatic)
    return offerFixing({ title, kind: fixAllKind }, fixable, 1);
  const fixes = fixesOf(fixable);
  const told: FixedArguments = {
    textDocument: { uri: document.uri },
    fixed: fixes.length,
    left: findings.length - fixes.length,
  };
  const command = { title, command: fixedCommand, arguments: [told] };
  const action = { title, kind: fixAllKind, command };
  return [fixes.length === 0 ? { action, id: title } : { action, id: title, edits: () => editsOf(fixes) }];
}

/** The same at a place where there is something to fix, for those who look for it in the menu of quick fixes. */
export function fixAllSafe({ analysis, span, context }: CodeActionRequest): DocumentOffer[] {
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const { findings } = analysis;
  const fixable = findings.filter(isFixable);
  const isOfOneCode = new Set(fixable.map(({ code }) => code)).size === 1;
  const isHere = findings.some((finding) => touches(finding.span, span));
  if (!isHere || (isOfOneCode && fixable.some((finding) => touches(finding.span, span)))) return [];
  const title = `Fix all that is safe in the file (${shareOf(fixable.length, findings.length)})`;
  return offerFixing({ title, kind: CodeActionKind.QuickFix }, fixable, 1);
}

/** `1 of 19 findings`: the others need a choice. */
function shareOf(fixable: number, all: number): string {
  return `${String(fixable)} of ${String(all)} ${all === 1 ? "finding" : "findings"}`;
}

/** For each code with a safe fix at the selection, the safe fixes of all its findings in the document. */
export function fixAllOfCode({ analysis, span, context }: CodeActionRequest): DocumentOffer[] {
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

/**
 * The likely repair at the selection that is not safe, in every place of the document where the same one is likely: that
 * a person wants it in one is no reason to take it unseen in others.
 */
export function fixAllAlike({ analysis, span, context }: CodeActionRequest): DocumentOffer[] {
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const choices = analysis.findings.filter((finding) => !isFixable(finding));
  const here = choices
    .filter((finding) => touches(finding.span, span))
    .flatMap(({ code, fixes: [fix] }) => (fix ? [{ code, title: fix.title }] : []));
  const kinds = new Map(here.map((kind) => [`${kind.code} ${kind.title}`, kind]));
  return [...kinds.values()].flatMap(({ code, title }) => {
    const alike = choices.flatMap(({ code: other, fixes: [fix] }) =>
      fix && other === code && fix.title === title ? [fix] : [],
    );
    const fixes = withoutOverlap(alike);
    if (fixes.length < 2) return [];
    const action = { title: `${title}: all ${String(fixes.length)} in the file`, kind: CodeActionKind.QuickFix };
    return [{ action, id: `${code} ${action.title}`, edits: () => editsOf(fixes) }];
  });
}

/** The fix of a finding that may be applied unseen. */
export function safeFixOf({ fixes }: LocatedFinding): LocatedFix | undefined {
  return fixes.find(({ safety }) => safety === "safe");
}

/** The safe fixes of findings that can be applied together. */
function fixesOf(findings: readonly LocatedFinding[]): LocatedFix[] {
  return withoutOverlap(findings.flatMap((finding) => safeFixOf(finding) ?? []));
}

function isFixable(finding: LocatedFinding): boolean {
  return safeFixOf(finding) !== undefined;
}

/** One offer that fixes all of the findings, if they are as many as make it worth while. */
function offerFixing(
  action: DocumentOffer["action"],
  findings: readonly LocatedFinding[],
  fewest: number,
): DocumentOffer[] {
  if (findings.length < fewest) return [];
  return [{ action, id: action.title, edits: () => editsOf(fixesOf(findings)) }];
}
