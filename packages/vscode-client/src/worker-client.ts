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
  postMessage(message: string): void;
  terminate(): void;
}

/** What this needs of the browser. */
declare const Worker: new (address: string) => WebWorker;

/** The client of a server in a web worker. */
export function workerClient(parts: ClientParts): EndableClient {
  const folder = `${Uri.joinPath(parts.context.extensionUri, "dist").toString(true)}/`;
  let worker: WebWorker | undefined;
  const startWorker = (): Promise<MessageTransports> => {
    // A server that is started anew gets a worker of its own.
    worker?.terminate();
    worker = new Worker(`${folder}server-worker.js`);
    worker.postMessage(folder);
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
