import {
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  type ClientCapabilities,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from "vscode-languageserver-protocol/node";

/** What an editor of today can do, as far as the server asks. */
export const ableClient: ClientCapabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    publishDiagnostics: { relatedInformation: true },
    hover: { contentFormat: ["markdown", "plaintext"] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
  },
  workspace: { workspaceEdit: { documentChanges: true } },
};

/** The client's end of a session, whatever runs the server at the other one. */
export class ClientSession {
  readonly connection: ProtocolConnection;
  /** All that was published, in the order of its coming. */
  readonly published: PublishDiagnosticsParams[] = [];
  readonly shown: string[] = [];

  constructor(connection: ProtocolConnection) {
    this.connection = connection;
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => void this.published.push(params));
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => void this.shown.push(message));
    this.connection.listen();
  }

  async initialize(capabilities = ableClient, params: Partial<InitializeParams> = {}): Promise<InitializeResult> {
    const result = await this.connection.sendRequest<InitializeResult>("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities,
      initializationOptions: { iri: { preset: "strict" } },
      ...params,
    });
    await this.connection.sendNotification("initialized", {});
    return result;
  }

  async open(uri: string, languageId: string, text: string): Promise<void> {
    await this.connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  async change(uri: string, version: number, contentChanges: readonly unknown[]): Promise<void> {
    await this.connection.sendNotification("textDocument/didChange", {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  /** The diagnostics that were published for this version; the test's time limit ends the waiting. */
  async diagnosticsOf(uri: string, version: number): Promise<PublishDiagnosticsParams["diagnostics"]> {
    for (;;) {
      const params = this.published.find((published) => published.uri === uri && published.version === version);
      if (params !== undefined) return params.diagnostics;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
