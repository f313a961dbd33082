import assert from "node:assert/strict";
import type { ClientCapabilities, DocumentDiagnosticReport } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerProcess } from "./server-process.js";

const uri = "file:///project/a.ts";
const pullingClient: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, diagnostic: {} },
};

describe("a client that asks for diagnostics", () => {
  let server: ServerProcess;

  beforeEach(() => {
    server = new ServerProcess();
  });
  afterEach(() => server.kill());

  it("gets them for the asking and is sent none", async () => {
    const { capabilities } = await server.initialize(pullingClient);
    assert.ok(capabilities.diagnosticProvider);
    await server.open(uri, "typescript", 'fetch("http://A.example/")');
    const first = await pull();
    assert.equal(first.kind === "full" && first.items.length, 1);
    assert.deepEqual(await pull(first.resultId), { kind: "unchanged", resultId: first.resultId });
    await server.change(uri, 2, [{ text: 'fetch("http://a.example/")' }]);
    const second = await pull(first.resultId);
    assert.deepEqual(second.kind === "full" && second.items, []);
    assert.deepEqual(server.published, []);
  });

  it("gets all of them from a server that takes the place of one that was killed", async () => {
    await server.initialize(pullingClient);
    await server.open(uri, "typescript", 'fetch("http://A.example/")');
    const { resultId } = await pull();
    server.kill();
    // An id holds the time at which its server started.
    await new Promise((resolve) => setTimeout(resolve, 2));
    server = new ServerProcess();
    await server.initialize(pullingClient);
    await server.open(uri, "typescript", 'fetch("http://A.example/")');
    const report = await pull(resultId);
    assert.equal(report.kind === "full" && report.items.length, 1);
  });

  it("gets none of a document that is not open", async () => {
    await server.initialize(pullingClient);
    assert.deepEqual(await pull(), { kind: "full", items: [] });
  });

  function pull(previousResultId?: string): Promise<DocumentDiagnosticReport> {
    const previous = previousResultId !== undefined && { previousResultId };
    return server.connection.sendRequest("textDocument/diagnostic", { textDocument: { uri }, ...previous });
  }
});
