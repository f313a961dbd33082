import { Uri } from "vscode";
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from "vscode-languageclient/browser";
import type { ClientParts } from "./activation.js";
import { withFeatures } from "./client-features.js";
import type { EndableClient } from "./late-client.js";

interface WebWorker {
  terminate(): void;
}

/** What this needs of the browser. */
declare const Worker: new (address: string) => WebWorker;

/** The client of a server in a web worker. */
export function workerClient(parts: ClientParts): EndableClient {
  const address = Uri.joinPath(parts.context.extensionUri, "dist", "server-worker.js").toString(true);
  let worker: WebWorker | undefined;
  const startWorker = (): Promise<MessageTransports> => {
    // A server that is started anew gets a worker of its own.
    worker?.terminate();
    worker = new Worker(address);
    return Promise.resolve({ reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) });
  };
  // A worker does not end by itself.
  const endWorker = (): Promise<void> => Promise.resolve(worker?.terminate());
  return withFeatures(
    parts,
    (options) => new LanguageClient("iri", "Irilint", startWorker, options),
    () => endWorker,
  );
}
