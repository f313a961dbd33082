import assert from "node:assert/strict";
import ts from "typescript";
import { importsOf, nodesOf, read, sources } from "./source-files.js";

const modules = /^(?:(?:node:)?(?:net|tls|https?|http2|dns|dns\/promises|dgram|module)|undici|ws|node-fetch)$/u;
const functions = /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/u;

const allowed: readonly string[] = [
  // `createRequire` for the library of globs, which few runs need.
  "packages/cli/src/files/patterns.ts: node:module",
  "packages/cli/src/formats/eslint-formatter.ts: node:module",
  "packages/cli/src/manifest.ts: node:module",
  // `createRequire` for modules of its own, and for its manifest.
  "packages/eslint-plugin/src/languages/document-language.ts: node:module",
  "packages/eslint-plugin/src/manifest.ts: node:module",
  // The socket of `--socket`, which a client asks for, to a port of the same machine.
  "packages/lsp-server/src/node-server.ts: node:net",
  // `createRequire` for modules of Node.js, which the parts of the server and of the command ask for.
  "packages/lsp-server/src/start/compiled-parts.ts: node:module",
];

describe("connections", () => {
  it("are opened nowhere in the packages, but to the client of a server that asks for it", () => {
    const found = sources("packages")
      .filter((path) => /^packages\/[^/]+\/src\//u.test(path))
      .flatMap((path) => waysOut(path).map((name) => `${path}: ${name}`));
    assert.deepEqual(found, allowed);
  });
});

/** The modules and functions that a module names with which a connection can be opened, or any module be loaded. */
function waysOut(path: string): string[] {
  // Most modules do not even have the words, and need no tree.
  const nodes = functions.test(read(path)) ? nodesOf(path) : [];
  const named = nodes.filter((node) => ts.isIdentifier(node) && functions.test(node.text));
  return [...importsOf(path).filter((name) => modules.test(name)), ...named.map((node) => node.getText())];
}
