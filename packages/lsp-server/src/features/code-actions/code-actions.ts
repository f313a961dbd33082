import {
  LSPErrorCodes,
  ResponseError,
  type CodeAction,
  type CodeActionParams,
  type Connection,
} from "vscode-languageserver";
import type { Client } from "../../client.js";
import type { AnalyzedDocument, Session } from "../../session.js";
import { toWorkspaceEdit } from "../workspace-edit.js";
import { fixAll, fixAllOfCode } from "./fix-all.js";
import type { CodeActionRequest, Offer } from "./offer.js";
import { quickFixes } from "./quick-fixes.js";
import { rewriteOffers } from "./rewrites.js";
import { suppressions } from "./suppressions.js";

/** What an action holds until its edit is asked for: where it was offered, and which of the offers it is. */
interface Unresolved {
  readonly params: CodeActionParams;
  readonly version: number;
  readonly id: string;
}

export function answerCodeActions(connection: Connection, session: Session): void {
  connection.onCodeAction(async (params) => {
    const analyzed = await session.analyze(params.textDocument.uri);
    if (analyzed === undefined || !session.client.takesCodeActions) return [];
    const toAction = session.client.resolvesCodeActions ? unresolved(analyzed, params) : withEdit(analyzed, session);
    return offersFor(analyzed, params).map(toAction);
  });
  connection.onCodeActionResolve((action) => resolve(action, session));
}

/** What can be done at the selection, and to the whole document if that is asked for by its kind. */
function offersFor(analyzed: AnalyzedDocument, { range, context }: CodeActionParams): Offer[] {
  const span = analyzed.document.positions.spanOf(range);
  const request: CodeActionRequest = { ...analyzed, span, context };
  const fixes = quickFixes(request);
  return [
    ...fixes,
    ...fixAllOfCode(request),
    ...suppressions(request),
    ...rewriteOffers(request, fixes),
    ...fixAll(request),
  ];
}

function withEdit({ document }: AnalyzedDocument, { client }: { client: Client }): (offer: Offer) => CodeAction {
  return ({ action, edits }) => ({ ...action, edit: toWorkspaceEdit(document, edits(), client) });
}

function unresolved({ document: { version } }: AnalyzedDocument, params: CodeActionParams) {
  const { textDocument, range, context } = params;
  const asked: CodeActionParams = { textDocument, range, context: { ...context, diagnostics: [] } };
  return ({ action, id }: Offer): CodeAction => ({ ...action, data: { params: asked, version, id } });
}

/** Makes the edit of an action for the document as it was when the action was offered; nothing else is meant by it. */
async function resolve(action: CodeAction, session: Session): Promise<CodeAction> {
  // What comes back is what was sent out; anything else fails to be found.
  const { params, version, id } = (action.data ?? {}) as Partial<Unresolved>;
  if (params === undefined) return action;
  const analyzed = await session.analyze(params.textDocument.uri);
  if (analyzed === undefined || analyzed.document.version !== version) throw contentModified();
  const offer = offersFor(analyzed, params).find((offered) => offered.id === id);
  if (offer === undefined) throw contentModified();
  return { ...action, edit: toWorkspaceEdit(analyzed.document, offer.edits(), session.client) };
}

function contentModified(): ResponseError {
  return new ResponseError(LSPErrorCodes.ContentModified, "The document has changed since the action was offered.");
}
