import { CodeActionKind, TextDocumentSyncKind, type ServerCapabilities } from "vscode-languageserver";
import type { Client } from "./client.js";
import { conversionCommands } from "./custom-requests.js";

/** The kind under which *Fix all* and fixes on save find the safe fixes. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.iri`;

export function capabilitiesFor(client: Client): ServerCapabilities {
  return {
    positionEncoding: client.encoding,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    documentLinkProvider: {},
    executeCommandProvider: { commands: Object.values(conversionCommands) },
    ...(client.takesCodeActions && {
      codeActionProvider: {
        codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind],
        resolveProvider: client.resolvesCodeActions,
      },
    }),
    ...(client.pullsDiagnostics && {
      diagnosticProvider: { identifier: "irilint", interFileDependencies: false, workspaceDiagnostics: false },
    }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
}
