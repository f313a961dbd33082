import { fileIgnoringComment, ignoringComment } from "@irilint/core/documents";
import type { LocatedEdit } from "@irilint/core/literals";
import { CodeActionKind } from "vscode-languageserver";
import { knownOffers } from "./known-offers.js";
import { findingsAt, isWanted, type CodeActionRequest, type Offer } from "./offer.js";

/** For each code that is found at the selection, comments that suppress it on its line, if that is one for all, and in the file. */
export function suppressions(request: CodeActionRequest): Offer[] {
  const { document, analysis, settings, context } = request;
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const findings = findingsAt(request);
  const lines = new Set(findings.map(({ span: { start } }) => document.positions.positionOf(start).line));
  const whole = lines.size === 1 ? document.whole(settings) : undefined;
  if (whole === undefined) return [];
  const offsets = new Map(findings.map(({ code, span: { start } }) => [code, start]));
  const known = knownOffers(analysis);
  return scopes.flatMap(({ name, comment }) =>
    [...offsets].flatMap(([code, offset]) => {
      const title = `Ignore '${code}' ${name}`;
      const edit = known.edit(`${title} ${offset}`, () => comment(whole, { code, offset }));
      return edit === undefined ? [] : [offerOf(title, edit)];
    }),
  );
}

function offerOf(title: string, edit: LocatedEdit): Offer {
  return { action: { title, kind: CodeActionKind.QuickFix }, id: title, edits: () => [edit] };
}

/** How much of the file a comment is about. */
interface SuppressionScope {
  readonly name: string;
  readonly comment: typeof ignoringComment;
}

/** Called when they are offered, since naming one loads core, which the server starts without. */
const scopes: readonly SuppressionScope[] = [
  { name: "on this line", comment: (document, finding) => ignoringComment(document, finding) },
  { name: "in this file", comment: (document, finding) => fileIgnoringComment(document, finding) },
];
