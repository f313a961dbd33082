import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { lifecycleOptions } from "./lifecycle.js";
import { serve } from "./server.js";

/** Put in by the bundler. */
declare const serverVersion: string;

/** Serves whoever made the web worker that this runs in. */
serve(
  createConnection(new BrowserMessageReader(globalThis), new BrowserMessageWriter(globalThis), lifecycleOptions()),
  {
    version: serverVersion,
    readFile: () => Promise.resolve(undefined),
  },
);
