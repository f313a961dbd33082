import { PassThrough } from "node:stream";
import { createConnection } from "vscode-languageserver/node";
import {
  createProtocolConnection,
  StreamMessageWriter,
  type InitializeParams,
  type InitializeResult,
} from "vscode-languageserver-protocol/node";
import { serve } from "../../src/server.js";
import type { Host } from "../../src/workspace.js";
import { ableClient, ClientSession } from "./client-session.js";
import { messageReaderOf } from "./message-reader.js";

/** A host whose files are those of a map, as it is when it is asked, by their URIs. */
export function hostOfFiles(files: ReadonlyMap<string, string>): Partial<Host> {
  return {
    readFile: (uri) => Promise.resolve(files.get(uri)),
    async *filesOf(_folder, isWanted) {
      await Promise.resolve();
      for (const [uri, text] of files) if (isWanted(uri)) yield { uri, size: Buffer.byteLength(text), state: text };
    },
  };
}

/** The server within the test's own process: its messages are those of the real one, but it starts at once. */
export class ServerInProcess extends ClientSession {
  constructor(host: Partial<Host> = {}) {
    const toServer = new PassThrough();
    const toClient = new PassThrough();
    serve((options) => createConnection(messageReaderOf(toServer), new StreamMessageWriter(toClient), options), {
      version: "0.0.0",
      readFile: () => Promise.resolve(undefined),
      ...host,
    });
    super(createProtocolConnection(messageReaderOf(toClient), new StreamMessageWriter(toServer)));
  }

  /** No process is named as the client's: the server would watch it, and that keeps the test's own one alive. */
  override initialize(capabilities = ableClient, params: Partial<InitializeParams> = {}): Promise<InitializeResult> {
    return super.initialize(capabilities, { processId: null, ...params });
  }

  end(): void {
    this.connection.dispose();
  }
}
