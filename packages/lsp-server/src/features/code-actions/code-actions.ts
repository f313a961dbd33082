import {
  LSPErrorCodes,
  ResponseError,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { Client } from "../../protocol/client.js";
import type { AnalyzedDocument, Session } from "../../session.js";
import { toWorkspaceEdit } from "../workspace-edit.js";
import { documentationOffers } from "./documentation.js";
import { fixAll, fixAllAlike, fixAllOfCode, fixAllSafe } from "./fix-all.js";
import { knownOffers } from "./known-offers.js";
import { editsNothing, first, type CodeActionRequest, type Offer } from "./offer.js";
import { missingBrackets } from "./missing-brackets.js";
import { prefixDeclarations } from "./prefix-declarations.js";
import { quickFixes, settingsFixes } from "./quick-fixes.js";
import { rewriteOffers } from "./rewrites.js";
import { settingsOffers } from "./settings-offers.js";
import { suppressions } from "./suppressions.js";

/** What an action holds until its edit is asked for: where it was offered, and which of the offers it is. */
interface Unresolved {
  readonly params: CodeActionParams;
  readonly version: number;
  readonly id: string;
}

export function answerCodeActions(connection: Connection, session: Session): void {
  connection.onCodeAction(async (params, token) => {
    const analyzed = await session.analyze(params.textDocument.uri, token);
    if (analyzed === undefined || !session.client.takesCodeActions) return [];
    const offers = offersFor(analyzed, params, session.client);
    if (session.client.resolvesCodeActions) return offers.map(unresolved(analyzed, params));
    const actions = await Promise.all(offers.map((offer) => withEdit(offer, analyzed, session)));
    return actions.filter((action) => action !== undefined);
  });
  connection.onCodeActionResolve((action) => resolve(action, session));
}

/**
 * What can be done at the selection, and to the whole document if that is asked for by its kind: repairs of one place, of
 * many, then ways to have no more of it, and what is there to read.
 */
function offersFor(analyzed: AnalyzedDocument, params: CodeActionParams, client: Client): readonly Offer[] {
  return knownOffers(analyzed.analysis).offers(params, () => newOffers(analyzed, params, client));
}

function newOffers(analyzed: AnalyzedDocument, { range, context }: CodeActionParams, client: Client): Offer[] {
  const span = analyzed.document.positions.spanOf(range);
  const literals = first(analyzed.analysis.literalsAt(span));
  const request: CodeActionRequest = { ...analyzed, span, literals, context };
  // Of a document that is left out, nothing is told that could be repaired; how an identifier is written is still a person's choice.
  if (analyzed.settings.leavesOut) return rewriteOffers(request, []);
  const fixes = quickFixes(request);
  return [
    ...fixes,
    ...prefixDeclarations(request),
    ...missingBrackets(request),
    ...settingsFixes(request),
    ...fixAllOfCode(request),
    ...fixAllAlike(request),
    ...fixAllSafe(request),
    ...suppressions(request),
    ...settingsOffers(request, client),
    ...documentationOffers(request, client),
    ...rewriteOffers(request, fixes),
    ...fixAll(request),
  ];
}

/** The action with its edit; nothing if there is none any more. */
async function withEdit(offer: Offer, analyzed: AnalyzedDocument, session: Session): Promise<CodeAction | undefined> {
  if (editsNothing(offer)) return offer.action;
  const edit = await editOf(offer, analyzed, session);
  return edit && { ...offer.action, edit };
}

async function editOf(
  offer: Offer,
  { document }: AnalyzedDocument,
  session: Session,
): Promise<WorkspaceEdit | undefined> {
  if ("settingsEdit" in offer) return offer.settingsEdit?.(session);
  return offer.edits && toWorkspaceEdit(document, offer.edits(), session.client);
}

function unresolved({ document: { version } }: AnalyzedDocument, params: CodeActionParams) {
  const { textDocument, range, context } = params;
  const asked: CodeActionParams = { textDocument, range, context: { ...context, diagnostics: [] } };
  return (offer: Offer): CodeAction =>
    editsNothing(offer) ? offer.action : { ...offer.action, data: { params: asked, version, id: offer.id } };
}

/** Makes the edit of an action for the document as it was when the action was offered; nothing else is meant by it. */
async function resolve(action: CodeAction, session: Session): Promise<CodeAction> {
  // What comes back is what was sent out; anything else fails to be found.
  const { params, version, id } = (action.data ?? {}) as Partial<Unresolved>;
  if (params === undefined) return action;
  const analyzed = await session.analyze(params.textDocument.uri);
  if (analyzed === undefined || analyzed.document.version !== version) throw contentModified();
  const offers = knownOffers(analyzed.analysis).offersAt(params) ?? offersFor(analyzed, params, session.client);
  const offer = offers.find((offered) => offered.id === id);
  const edit = offer && (await editOf(offer, analyzed, session));
  if (edit === undefined) throw contentModified();
  return { ...action, edit };
}

function contentModified(): ResponseError {
  return new ResponseError(LSPErrorCodes.ContentModified, "The document has changed since the action was offered.");
}
