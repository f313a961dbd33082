import { fileIgnoringComment, ignoringComment, type IriDocument } from "@irilint/core/documents";
import { CodeActionKind } from "vscode-languageserver";
import { isWanted, touched, type CodeActionRequest, type Offer } from "./offer.js";

/** For each code that is found at the selection, comments that suppress it on its line, if that is one for all, and in the file. */
export function suppressions(request: CodeActionRequest): Offer[] {
  const { document, analysis, settings, span, context } = request;
  if (!isWanted(CodeActionKind.QuickFix, context)) return [];
  const findings = touched(analysis.findings, span);
  const lines = new Set(findings.map(({ span: { start } }) => document.positions.positionOf(start).line));
  const whole = lines.size === 1 ? document.whole(settings) : undefined;
  if (whole === undefined) return [];
  const offsets = new Map(findings.map(({ code, span: { start } }) => [code, start]));
  return scopes.flatMap((scope) => [...offsets].flatMap(([code, offset]) => offerOf(whole, { code, offset }, scope)));
}

/** How much of the file a comment is about. */
interface Scope {
  readonly name: string;
  readonly comment: typeof ignoringComment;
}

/** Called when they are offered, since naming one loads core, which the server starts without. */
const scopes: readonly Scope[] = [
  { name: "on this line", comment: (document, finding) => ignoringComment(document, finding) },
  { name: "in this file", comment: (document, finding) => fileIgnoringComment(document, finding) },
];

function offerOf(
  document: IriDocument,
  finding: { readonly code: string; readonly offset: number },
  { name, comment }: Scope,
): Offer[] {
  const edit = comment(document, finding);
  const action = { title: `Ignore '${finding.code}' ${name}`, kind: CodeActionKind.QuickFix };
  return edit === undefined ? [] : [{ action, id: action.title, edits: () => [edit] }];
}
