import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from "vscode-languageserver-protocol/node";

export const serverFile = fileURLToPath(new URL("../../dist/server.cjs", import.meta.url));

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

/** The built server in a process of its own, and its client. */
export class ServerProcess {
  readonly process: ChildProcessWithoutNullStreams;
  readonly connection: ProtocolConnection;
  /** All that was published, in the order of its coming. */
  readonly published: PublishDiagnosticsParams[] = [];
  readonly shown: string[] = [];

  constructor(args: readonly string[] = ["--stdio"], file = serverFile) {
    this.process = spawn(process.execPath, [file, ...args]);
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.process.stdout),
      new StreamMessageWriter(this.process.stdin),
    );
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

  /** Ends the server as the protocol says, and gives its exit code. */
  async shutdown(): Promise<number> {
    const exited = once(this.process, "exit");
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    const [code] = (await exited) as [number];
    this.connection.dispose();
    return code;
  }

  /** Ends a server that a test has left running. */
  kill(): void {
    this.connection.dispose();
    this.process.kill("SIGKILL");
  }
}
