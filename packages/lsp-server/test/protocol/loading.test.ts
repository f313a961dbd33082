import assert from "node:assert/strict";
import { ServerProcess, serverFile } from "./server-process.js";

describe("the parts of the server", () => {
  let server: ServerProcess;
  let loaded = "";

  before(() => {
    server = new ServerProcess(["--stdio"], serverFile, { NODE_DEBUG: "module" });
    server.process.stderr.on("data", (chunk: Buffer) => (loaded += chunk.toString()));
  });
  after(() => server.kill());

  it("are not loaded before there is a document", async () => {
    await server.initialize();
    assert.deepEqual(parts(), []);
  });

  it("are loaded when a document needs them", async () => {
    await server.open("file:///project/a.ts", "typescript", 'fetch("http://A.example/")');
    await server.diagnosticsOf("file:///project/a.ts", 1);
    assert.deepEqual(parts(), ["server-core.cjs"]);
    await server.open("file:///project/b.ts", "typescript", 'fetch("http://a.example/"); export type * from;');
    await server.diagnosticsOf("file:///project/b.ts", 1);
    assert.deepEqual(parts(), ["server-babel.cjs", "server-core.cjs"]);
  });

  function parts(): string[] {
    return [...new Set(Array.from(loaded.matchAll(/\bserver-\w+\.cjs\b/gu), ([name]) => name))].sort();
  }
});
