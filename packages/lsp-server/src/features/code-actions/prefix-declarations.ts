import { conventionalPrefixes } from "@irilint/core/documents";
import type { Literal } from "@irilint/core/literals";
import { CodeActionKind } from "vscode-languageserver";
import { declarationEdit } from "../symbols/prefix-declarations.js";
import { isWanted, mendedAt, type CodeActionRequest, type DocumentOffer } from "./offer.js";

/** Declares the prefix of a name at the selection that has no declaration, as what it stands for by custom. */
export function prefixDeclarations(request: CodeActionRequest): DocumentOffer[] {
  if (!isWanted(CodeActionKind.QuickFix, request.context)) return [];
  return request.literals
    .filter(({ place }) => place.hasUndeclaredPrefix === true)
    .flatMap((literal) => declarationsFor(literal, request));
}

function declarationsFor({ text, span: { start } }: Literal, request: CodeActionRequest): DocumentOffer[] {
  const label = text.slice(0, Math.max(0, text.indexOf(":")));
  return conventionalPrefixes.flatMap(([conventional, namespace]) => {
    const edit = conventional === label ? declarationEdit(request, label, namespace) : undefined;
    if (edit === undefined) return [];
    const action = {
      title: `Declare '${label}:' as <${namespace}>`,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      ...mendedAt(start, request),
    };
    return [{ action, id: `declare ${label} ${start}`, edits: () => [edit] }];
  });
}
