import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { requirePartsFrom } from "./documents/parts-in-worker.js";
import { serve } from "./server.js";

/** Put in by the bundler. */
declare const serverVersion: string;

declare function addEventListener(
  type: "message",
  listener: (message: { readonly data: string }) => void,
  options: { readonly once: true },
): void;

/** Whoever makes the web worker that this runs in says first where its parts stand; then it is served. */
addEventListener(
  "message",
  ({ data: folder }) => {
    requirePartsFrom(folder);
    serve(
      (options) =>
        createConnection(new BrowserMessageReader(globalThis), new BrowserMessageWriter(globalThis), options),
      { version: serverVersion, readFile: () => Promise.resolve(undefined) },
    );
  },
  { once: true },
);
