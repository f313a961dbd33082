import { Disposable, Uri } from "vscode";
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from "vscode-languageclient/browser";
import type { ClientParts } from "./activation.js";
import { withFeatures } from "./client-features.js";

interface WebWorker {
  terminate(): void;
}

/** What this needs of the browser. */
declare const Worker: new (address: string) => WebWorker;

/** The client of a server in a web worker. */
export function workerClient(parts: ClientParts): LanguageClient {
  const { extensionUri, subscriptions } = parts.context;
  const address = Uri.joinPath(extensionUri, "dist", "server-worker.js").toString(true);
  let worker: WebWorker | undefined;
  // A server that is started anew gets a worker of its own.
  const startWorker = (): Promise<MessageTransports> => {
    worker?.terminate();
    worker = new Worker(address);
    return Promise.resolve({ reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) });
  };
  subscriptions.push(new Disposable(() => worker?.terminate()));
  return withFeatures(parts, (options) => new LanguageClient("iri", "Irilint", startWorker, options));
}
