import assert from "node:assert/strict";
import type { ClientCapabilities, CompletionList } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { hostOfFiles, ServerInProcess } from "./server-in-process.js";

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: {
    ...ableClient.textDocument,
    rename: { prepareSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: {},
  },
  workspace: { ...ableClient.workspace, symbol: {} },
};

const secrets = ["pa55w0rdOfMine", "k9Jd83hQzP0vL2mN7bXc5R"] as const;
const [password, token] = secrets;

const uri = "file:///project/a.ttl";
const text = `@prefix x: <https://user:${password}@a.example/x/> .
<https://user:${password}@a.example/x/b> a <https://a.example/?access_token=${token}> .
<https://a.example/?access_token=${token}> a <https://a.example/other> .
# https://a.example/
`;

describe("a password or token in a document", () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = new ServerInProcess(hostOfFiles(new Map([[uri, text]])));
    await server.initialize(client, { workspaceFolders: [{ uri: "file:///project", name: "project" }] });
    await server.open(uri, "turtle", text);
  });
  afterEach(() => server.end());

  const ask = async <T>(request: string, params: object): Promise<T> =>
    server.connection.sendRequest<T>(request, { textDocument: { uri }, ...params });

  const assertShowsNone = (answer: unknown): void => {
    const shown = JSON.stringify(answer);
    for (const secret of secrets) assert.ok(!shown.includes(secret), shown);
  };

  it("is not shown among the symbols of the document and of all files", async () => {
    const outline = await ask<readonly unknown[]>("textDocument/documentSymbol", {});
    assert.ok(outline.length >= 3);
    assertShowsNone(outline);
    const all = await ask<readonly unknown[]>("workspace/symbol", { query: "a.example" });
    assert.ok(all.length > 0);
    assertShowsNone(all);
  });

  it("is not offered as a completion", async () => {
    const offered = await ask<CompletionList>("textDocument/completion", { position: { line: 3, character: 20 } });
    assert.deepEqual(
      offered.items.map(({ label }) => label),
      ["https://a.example/other"],
    );
  });

  it("is not what a rename begins with", async () => {
    const prepared = await ask("textDocument/prepareRename", { position: { line: 2, character: 5 } });
    assert.deepEqual(prepared, { start: { line: 2, character: 1 }, end: { line: 2, character: 55 } });
  });
});
