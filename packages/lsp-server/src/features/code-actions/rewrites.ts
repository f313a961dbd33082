import { CodeActionKind } from "vscode-languageserver";
import { outcomeOf } from "../../rewrites/outcome.js";
import { rewritesOf } from "../../rewrites/rewrites.js";
import { isWanted, type CodeActionRequest, type DocumentOffer } from "./offer.js";

/** The other ways to write the literals at the selection, except those that are `offered` as fixes. */
export function rewriteOffers(
  { document, literals, span, context }: CodeActionRequest,
  offered: readonly DocumentOffer[],
): DocumentOffer[] {
  if (!isWanted(CodeActionKind.RefactorRewrite, context)) return [];
  const source = document.text;
  const known = new Set(offered.map(({ edits }) => outcomeOf(source, edits())));
  return literals.flatMap((literal) =>
    rewritesOf({ source, literal, span })
      .filter(({ edits }) => !known.has(outcomeOf(source, edits)))
      .map(({ title, edits }) => ({
        action: { title, kind: CodeActionKind.RefactorRewrite },
        id: `${title} ${literal.span.start}`,
        edits: () => edits,
      })),
  );
}
