import type { LocatedEdit, Literal } from "@irilint/core/literals";
import { CodeActionKind } from "vscode-languageserver";
import { isWanted, mendedAt, type CodeActionRequest, type DocumentOffer } from "./offer.js";

/** Writes the angle brackets that are missing around an identifier at the selection. */
export function missingBrackets(request: CodeActionRequest): DocumentOffer[] {
  if (!isWanted(CodeActionKind.QuickFix, request.context)) return [];
  return request.literals
    .filter(({ place }) => place.missingBrackets !== undefined)
    .map((literal) => enclosing(literal, request));
}

function enclosing({ span, place }: Literal, request: CodeActionRequest): DocumentOffer {
  const action = {
    title: place.missingBrackets === ">" ? "Write '>' behind the IRI" : "Enclose the IRI in '<' and '>'",
    kind: CodeActionKind.QuickFix,
    isPreferred: true,
    ...mendedAt(span.start, request),
  };
  // A quotation mark was meant for the bracket.
  const marks = /["'\u2019\u201D]{0,4}$/u.exec(request.document.text.slice(span.start, span.end))?.[0].length ?? 0;
  const closing: LocatedEdit = { span: { start: span.end - marks, end: span.end }, text: ">" };
  const opening: LocatedEdit = { span: { start: span.start, end: span.start }, text: "<" };
  const edits = place.missingBrackets === ">" ? [closing] : [opening, closing];
  return { action, id: `brackets ${span.start}`, edits: () => edits };
}
