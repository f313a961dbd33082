import { keyOfIri, refusalOf, renamed, renameInDocument, renamePrefix, type Renaming } from "@irilint/core/documents";
import { secretsIn } from "@irilint/core/internal";
import {
  LSPErrorCodes,
  ResponseError,
  type Connection,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { AnalyzedDocument, Session } from "../../session.js";
import { symbolDocumentOf } from "../../symbols/document-symbols.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";
import type { Workspace } from "../../workspace.js";
import { toWorkspaceEdit } from "../workspace-edit.js";
import { labelAt, symbolAt, type SymbolAt } from "./symbol-at.js";

export interface SymbolParts {
  readonly session: Session;
  readonly index: SymbolIndex;
  readonly workspace: Workspace;
}

/** Gives identifiers, namespaces with all below them, and prefixes other names, in all files of the open folders. */
export function answerRenames(connection: Connection, parts: SymbolParts): void {
  const { session } = parts;
  connection.onPrepareRename(async (params, token) => {
    const found = await symbolAt(session, params, token);
    if (found === undefined) return null;
    const label = labelAt(found);
    const { positions } = found.analyzed.document;
    if (label !== undefined) return { range: positions.rangeOf(label.span), placeholder: label.label };
    const { iri, span } = found.symbol;
    const range = positions.rangeOf(span);
    // Of a password or token the document has enough: the editor takes its text.
    return secretsIn(iri).length > 0 ? range : { range, placeholder: iri };
  });
  connection.onRenameRequest(async ({ newName, ...params }, token) => {
    const found = await symbolAt(session, params, token);
    if (found === undefined) throw refused("There is no identifier.");
    const label = labelAt(found);
    return label === undefined ? renameIri(found, newName, parts) : renameLabel(found, label.label, newName, session);
  });
}

function renameLabel({ analyzed }: SymbolAt, label: string, to: string, { client }: Session): WorkspaceEdit {
  const edits = renamePrefix(symbolDocumentOf(analyzed), label, to.replace(/:$/u, ""), analyzed.settings.checks);
  if (edits === undefined)
    throw refused(`The prefix '${label}:' cannot be called '${to}': that is declared already, or is no prefix.`);
  return toWorkspaceEdit(analyzed.document, edits, client);
}

async function renameIri({ symbol }: SymbolAt, to: string, parts: SymbolParts): Promise<WorkspaceEdit> {
  const isPath = symbol.iri.startsWith("/");
  const refusal = refusalOf(to, { isPath });
  if (refusal !== undefined) throw refused(refusal);
  const isNamespace = symbol.role === "namespace" && /[/#:]$/u.test(symbol.iri);
  const renaming: Renaming = isNamespace
    ? { kind: "namespace", from: symbol.iri, key: symbol.key, to }
    : { kind: "identifier", key: symbol.key, to };
  const { index } = parts;
  await refuseCollision(renaming, symbol.key, index);
  const places = await index.find((known) => renamed(known, renaming) !== undefined);
  const edits = await Promise.all(
    [...new Set(places.map(({ uri }) => uri))].map((uri) => renameInFile(uri, renaming, parts)),
  );
  return joined(edits);
}

/** Two things of one name could not be told apart again. */
async function refuseCollision(renaming: Renaming, own: string, index: SymbolIndex): Promise<void> {
  const to = renaming.kind === "identifier" ? (keyOfIri(renaming.to) ?? renaming.to) : undefined;
  if (to === undefined || to === own) return;
  const taken = await index.find(({ key }) => key === to);
  const files = new Set(taken.map(({ uri }) => uri)).size;
  if (taken.length > 0)
    throw refused(
      `'${renaming.to}' is there already: ${count(taken.length, "place")} in ${count(files, "file")}. The two could not be told apart again.`,
    );
}

async function renameInFile(
  uri: string,
  renaming: Renaming,
  { session, workspace }: SymbolParts,
): Promise<WorkspaceEdit> {
  const analyzed = await analyzedFile(uri, session, workspace);
  if (analyzed === undefined) throw refused(`${uri} is not there any more.`);
  const { document, settings } = analyzed;
  const result = renameInDocument(symbolDocumentOf(analyzed), renaming, settings.checks);
  if (result.ok) {
    const edit = toWorkspaceEdit(document, result.edits, session.client);
    return session.documents.get(uri) === undefined ? withoutVersions(edit) : edit;
  }
  const { line } = document.positions.positionOf(result.span.start);
  const reason =
    result.reason === "not-writable"
      ? `'${renaming.to}' cannot be written there`
      : "what is written there would be read as something else";
  throw refused(`Nothing is renamed: in ${uri}, line ${line + 1}, ${reason}.`);
}

async function analyzedFile(
  uri: string,
  session: Session,
  workspace: Workspace,
): Promise<AnalyzedDocument | undefined> {
  if (session.documents.get(uri) !== undefined) return session.analyze(uri);
  const settings = await session.settings.of(uri);
  const text = await workspace.readFound(uri, settings.checks.charset);
  return text === undefined ? undefined : session.analyzeText(uri, text, settings);
}

/** What the client has not open has no version. */
function withoutVersions({ changes, documentChanges }: WorkspaceEdit): WorkspaceEdit {
  if (documentChanges === undefined) return changes === undefined ? {} : { changes };
  // The server's edits of one document are nothing else.
  const edits = documentChanges as TextDocumentEdit[];
  return {
    documentChanges: edits.map(({ edits: own, textDocument: { uri } }) => ({
      edits: own,
      textDocument: { uri, version: null },
    })),
  };
}

function joined(edits: readonly WorkspaceEdit[]): WorkspaceEdit {
  const documentChanges = edits.flatMap((edit) => edit.documentChanges ?? []);
  if (documentChanges.length > 0) return { documentChanges };
  const changes: Record<string, TextEdit[]> = {};
  for (const edit of edits) Object.assign(changes, edit.changes);
  return { changes };
}

function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
}

function refused(message: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}
