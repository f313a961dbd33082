import { ignoringComment } from "@irilint/core/documents";
import { CodeActionKind } from "vscode-languageserver";
import { isWanted, touches, type CodeActionRequest, type Offer } from "./offer.js";

/** For each code that is found at the selection, a comment that suppresses it on its line. */
export function suppressions(request: CodeActionRequest): Offer[] {
  const { document, analysis, span, context } = request;
  const { text, language } = document;
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const offered = new Set<string>();
  return analysis.findings
    .filter((finding) => touches(finding.span, span))
    .flatMap(({ code, span: { start } }) => {
      const { line } = document.positions.positionOf(start);
      const id = `ignore ${code} ${line}`;
      const edit = offered.has(id) ? undefined : ignoringComment(text, language, { code, offset: start });
      if (edit === undefined) return [];
      offered.add(id);
      return [
        { action: { title: `Ignore '${code}' on this line`, kind: CodeActionKind.QuickFix }, id, edits: () => [edit] },
      ];
    });
}
