import { ignoringComment } from "@irilint/core/documents";
import { CodeActionKind } from "vscode-languageserver";
import { isWanted, touched, type CodeActionRequest, type Offer } from "./offer.js";

/** For each code that is found at the selection, a comment that suppresses it on its line, if that is one for all. */
export function suppressions(request: CodeActionRequest): Offer[] {
  const { document, analysis, settings, span, context } = request;
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const findings = touched(analysis.findings, span);
  const lines = new Set(findings.map(({ span: { start } }) => document.positions.positionOf(start).line));
  const whole = lines.size === 1 ? document.whole(settings) : undefined;
  if (whole === undefined) return [];
  const offsets = new Map(findings.map(({ code, span: { start } }) => [code, start]));
  return [...offsets].flatMap(([code, offset]) => {
    const edit = ignoringComment(whole, { code, offset });
    const action = { title: `Ignore '${code}' on this line`, kind: CodeActionKind.QuickFix };
    return edit === undefined ? [] : [{ action, id: `ignore ${code}`, edits: () => [edit] }];
  });
}
