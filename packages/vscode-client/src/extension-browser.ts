import { Uri, type ExtensionContext } from "vscode";
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from "vscode-languageclient/browser";
import { startClient } from "./activation.js";

interface WebWorker {
  terminate(): void;
}

/** What this needs of the browser. */
declare const Worker: new (address: string) => WebWorker;

let client: LanguageClient | undefined;
let worker: WebWorker | undefined;

/** In VS Code for the web, the server runs in a web worker. */
export function activate(context: ExtensionContext): void {
  const address = Uri.joinPath(context.extensionUri, "dist", "server-worker.js").toString(true);
  const connect = () => Promise.resolve(startWorker(address));
  client = startClient(context, (options) => new LanguageClient("iri", "Irilint", connect, options));
}

export async function deactivate(): Promise<void> {
  if (client?.isRunning()) await client.stop();
  worker?.terminate();
}

/** A server that is started anew gets a worker of its own. */
function startWorker(address: string): MessageTransports {
  worker?.terminate();
  worker = new Worker(address);
  return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
}
