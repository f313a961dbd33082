import { CodeActionKind } from "vscode-languageserver";
import { rewritesOf } from "../../rewrites/rewrites.js";
import { isWanted, touched, type CodeActionRequest, type Offer } from "./offer.js";

/** The other ways to write the literals at the selection. */
export function rewriteOffers({ document, analysis, span, context }: CodeActionRequest): Offer[] {
  if (!isWanted(CodeActionKind.RefactorRewrite, context)) return [];
  return touched(analysis.literals, span).flatMap((literal) =>
    rewritesOf({ source: document.text, literal, span }).map(({ title, edits }) => ({
      action: { title, kind: CodeActionKind.RefactorRewrite },
      id: `${title} ${literal.span.start}`,
      edits: () => edits,
    })),
  );
}
