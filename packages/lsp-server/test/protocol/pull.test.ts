import assert from "node:assert/strict";
import type { ClientCapabilities, DocumentDiagnosticReport } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";
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

  it("gets other places with them, if it says of these diagnostics that it shows those", async () => {
    await server.initialize({ textDocument: { diagnostic: { relatedInformation: true } } });
    await server.open(uri, "typescript", 'fetch("http://a.example/~");\nfetch("http://a.example/%7E");');
    const report = await pull();
    const items = report.kind === "full" ? report.items : [];
    assert.deepEqual(
      items.flatMap(({ relatedInformation = [] }) => relatedInformation.map(({ location }) => location.range.start)),
      [{ line: 0, character: 7 }],
    );
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

  it("gets the answer to a hover before those for all documents, which are asked for again once", async () => {
    const server = new ServerInProcess();
    let refreshed = 0;
    server.connection.onRequest("workspace/diagnostic/refresh", () => void (refreshed += 1));
    await server.initialize({ ...pullingClient, workspace: { diagnostics: { refreshSupport: true } } });
    const uris = Array.from({ length: 30 }, (_, index) => `file:///project/${index}.ts`);
    for (const each of uris) await server.open(each, "typescript", 'fetch("http://A.example/")');
    for (let count = 0; count < 10; count += 1)
      await server.connection.sendNotification("workspace/didChangeConfiguration", { settings: { iri: {} } });
    const answered: string[] = [];
    const ask = async (name: string, method: string, params: object): Promise<void> => {
      await server.connection.sendRequest(method, params);
      answered.push(name);
    };
    const pulls = uris.map((each) => ask("pull", "textDocument/diagnostic", { textDocument: { uri: each } }));
    const position = { line: 0, character: 10 };
    await Promise.all([...pulls, ask("hover", "textDocument/hover", { textDocument: { uri: uris[0] }, position })]);
    assert.ok(answered.indexOf("hover") <= 1, answered.join());
    assert.equal(answered.length, 31);
    assert.ok(refreshed <= 2, `${refreshed} refreshes`);
    server.end();
  });

  function pull(previousResultId?: string): Promise<DocumentDiagnosticReport> {
    const previous = previousResultId !== undefined && { previousResultId };
    return server.connection.sendRequest("textDocument/diagnostic", { textDocument: { uri }, ...previous });
  }
});
