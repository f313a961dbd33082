import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { serve } from "./server.js";

/** Put in by the bundler. */
declare const serverVersion: string;

/** Serves whoever has made the web worker that this runs in. */
export function serveWorker(): void {
  serve(
    (options) => createConnection(new BrowserMessageReader(globalThis), new BrowserMessageWriter(globalThis), options),
    { version: serverVersion, readFile: () => Promise.resolve(undefined) },
  );
}
