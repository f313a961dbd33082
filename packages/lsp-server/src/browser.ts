import { requirePartsFrom } from "./documents/parts-in-worker.js";

declare function addEventListener(
  type: "message",
  listener: (message: { readonly data: string }) => void,
  options: { readonly once: true },
): void;

/**
 * Whoever makes the web worker that this runs in says first where its parts stand; then it is served. The server is in one of
 * these parts. In the bundle, it is loaded before the next message comes.
 */
addEventListener(
  "message",
  ({ data: folder }) => {
    requirePartsFrom(folder);
    void import("./worker-server.js").then(({ serveWorker }) => serveWorker());
  },
  { once: true },
);
