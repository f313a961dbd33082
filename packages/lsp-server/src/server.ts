import { FileChangeType, type Connection, type ConnectionOptions } from "vscode-languageserver";
import { capabilitiesFor } from "./protocol/capabilities.js";
import { readClient } from "./protocol/client.js";
import { answerCodeActions } from "./features/code-actions/code-actions.js";
import type { DiagnosticsDelivery } from "./features/diagnostics.js";
import { answerConversions } from "./features/conversions.js";
import { answerDocumentLinks } from "./features/document-links.js";
import { answerDocumentStatuses } from "./features/document-status.js";
import { answerHovers } from "./features/hover/hover.js";
import { answerInspections } from "./features/inspection/inspection.js";
import { answerInlayHints, refreshInlayHints } from "./features/inlay-hints.js";
import { answerDiagnosticPulls } from "./features/pulled-diagnostics.js";
import { pushDiagnostics } from "./features/pushed-diagnostics.js";
import { answerWorkspacePulls, type WorkspacePulls } from "./features/workspace-diagnostics.js";
import { answerCompletions } from "./features/symbols/completions.js";
import { answerDefinitions } from "./features/symbols/definitions.js";
import { answerOutlines } from "./features/symbols/outlines.js";
import { answerReferences } from "./features/symbols/references.js";
import { answerRenames, type SymbolParts } from "./features/symbols/renames.js";
import { lifecycleOptions, refuseOthers } from "./lifecycle.js";
import { Session } from "./session.js";
import { SettingsStore } from "./settings/settings.js";
import { SymbolIndex } from "./symbols/symbol-index.js";
import { Turns } from "./turns/turns.js";
import { keyOfUri } from "./protocol/uri-key.js";
import { watchedFiles, Workspace, type Host } from "./workspace.js";

/** Serves the client at the other end of the connection that `connect` makes, and which does not listen yet. */
export function serve(connect: (options: ConnectionOptions) => Connection, host: Host): void {
  const turns = new Turns();
  const connection = connect(lifecycleOptions(() => turns.giveWay()));
  refuseOthers(connection);
  const workspace = new Workspace(connection, host);
  const session = new Session({ settings: new SettingsStore(workspace), turns, console: connection.console, host });
  const delivery = chooseDelivery(connection, session);
  connection.onInitialize((params) => {
    session.client = readClient(params);
    workspace.open(session.client);
    return {
      capabilities: capabilitiesFor(session.client, host),
      serverInfo: { name: "iri-language-server", version: host.version },
    };
  });
  connection.onInitialized(() => workspace.register());
  const workspacePulls = answerWorkspacePulls(connection, session, workspace);
  const tellChange = joined(turns, () => {
    delivery().settingsChanged();
    refreshInlayHints(connection, session);
    workspacePulls.changed();
  });
  const index = new SymbolIndex(session, workspace, turns);
  workspace.followFiles((changes) => {
    const keys = new Set(changes.map(({ uri }) => keyOfUri(uri)));
    for (const document of session.documents) if (document.filesChanged(keys)) delivery().targetsChanged(document.uri);
  });
  const settingsChanged = (): void => {
    session.settings.forget();
    index.settingsChanged();
    tellChange();
  };
  workspace.follow(settingsChanged);
  followDocuments(connection, session, { delivery, workspacePulls, index });
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
    // Not every client watches files, but each tells of those that are saved in it.
    const name = uri.slice(uri.lastIndexOf("/") + 1);
    if (watchedFiles.includes(name) || session.settings.hasLookedAt(uri)) workspace.settingsChanged();
    else workspacePulls.changed();
    workspace.filesChanged([{ uri, type: FileChangeType.Changed }]);
  });
  answerInlayHints(connection, session);
  answerHovers(connection, { session, workspace, index });
  answerDocumentLinks(connection, session);
  answerConversions(connection, session);
  answerInspections(connection, session);
  answerDocumentStatuses(connection, session);
  answerCodeActions(connection, session);
  answerSymbolRequests(connection, { session, workspace, index });
  connection.listen();
}

function answerSymbolRequests(connection: Connection, parts: SymbolParts): void {
  const { session, index } = parts;
  answerReferences(connection, session, index);
  answerRenames(connection, parts);
  answerDefinitions(connection, parts);
  answerOutlines(connection, session, index);
  answerCompletions(connection, session, index);
}

/** Does in one turn what is asked for several times in between: a client tells of one change in several ways. */
function joined(turns: Turns, act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    void turns.next().then(() => {
      isDue = false;
      act();
    });
  };
}

/** A client is sent its diagnostics or asks for them, never both. */
function chooseDelivery(connection: Connection, session: Session): () => DiagnosticsDelivery {
  const pushed = pushDiagnostics(connection, session);
  const pulled = answerDiagnosticPulls(connection, session);
  return () => (session.client.pullsDiagnostics ? pulled : pushed);
}

function followDocuments(
  connection: Connection,
  session: Session,
  {
    delivery,
    workspacePulls,
    index,
  }: { delivery: () => DiagnosticsDelivery; workspacePulls: WorkspacePulls; index: SymbolIndex },
): void {
  connection.onDidOpenTextDocument(({ textDocument }) => {
    session.documents.open(textDocument, session.client.encoding);
    if (session.client.findsReferences)
      index.buildLater(async () => (await session.settings.of(textDocument.uri)).backgroundIndex);
    delivery().documentChanged(textDocument.uri);
  });
  connection.onDidChangeTextDocument((params) => {
    session.documents.change(params);
    delivery().documentChanged(params.textDocument.uri);
  });
  connection.onDidCloseTextDocument(({ textDocument }) => {
    session.close(textDocument.uri);
    delivery().documentClosed(textDocument.uri);
    workspacePulls.documentClosed(textDocument.uri);
  });
}
