import { CodeActionKind, TextDocumentSyncKind, type ServerCapabilities } from "vscode-languageserver";
import type { Client } from "./client.js";
import { conversionCommands, documentationCommand, fixedCommand } from "./custom-requests.js";
import type { Host } from "../workspace.js";

/** The kind under which *Fix all* and fixes on save find the safe fixes. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.iri`;

export function capabilitiesFor(client: Client, host: Host): ServerCapabilities {
  return {
    positionEncoding: client.encoding,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    inlayHintProvider: true,
    documentLinkProvider: {},
    executeCommandProvider: {
      commands: [
        ...Object.values(conversionCommands),
        ...(client.takesCodeActions ? [fixedCommand] : []),
        ...(client.showsPages ? [documentationCommand] : []),
      ],
    },
    ...symbolCapabilities(client),
    ...(client.takesCodeActions && {
      codeActionProvider: {
        codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind],
        resolveProvider: client.resolvesCodeActions,
      },
    }),
    ...(client.pullsDiagnostics && {
      diagnosticProvider: {
        identifier: "irilint",
        interFileDependencies: false,
        workspaceDiagnostics: host.filesOf !== undefined,
        workDoneProgress: true,
      },
    }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
}

/** What can be asked of an identifier as a symbol; a client that knows nothing of it is offered nothing. */
function symbolCapabilities(client: Client): ServerCapabilities {
  return {
    ...(client.findsReferences && { referencesProvider: true }),
    ...(client.highlights && { documentHighlightProvider: true }),
    ...(client.renames && { renameProvider: client.preparesRenames ? { prepareProvider: true } : true }),
    ...(client.findsDefinitions && { definitionProvider: true }),
    ...(client.outlines && { documentSymbolProvider: { label: "Irilint" } }),
    ...(client.findsWorkspaceSymbols && { workspaceSymbolProvider: true }),
    ...(client.completes && { completionProvider: { triggerCharacters: [":", "/", "#"] } }),
  };
}
