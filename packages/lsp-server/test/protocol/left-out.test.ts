import assert from "node:assert/strict";
import type { ClientCapabilities, CodeAction, Location } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { hostOfFiles, ServerInProcess } from "./server-in-process.js";

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, references: {} },
};

const text = "<http://A.example/b> <urn:c:d> <urn:e:f> .\n";

const files: Readonly<Record<string, string>> = {
  "file:///project/.irilint.json": '{ "exclude": ["out/**"] }',
  "file:///project/a.ttl": text,
  "file:///project/out/b.ttl": text,
};

describe("a document that the settings leave out", () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = new ServerInProcess(hostOfFiles(new Map(Object.entries(files))));
    await server.initialize(client, { workspaceFolders: [{ uri: "file:///project", name: "project" }] });
  });
  afterEach(() => server.end());

  for (const [name, isFixed] of [
    ["a.ttl", true],
    ["out/b.ttl", false],
  ] as const)
    it(`has ${isFixed ? "quick fixes only if it is not left out" : "no quick fixes"}`, async () => {
      const textDocument = { uri: `file:///project/${name}` };
      await server.open(textDocument.uri, "turtle", text);
      const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
        textDocument,
        range: { start: { line: 0, character: 8 }, end: { line: 0, character: 8 } },
        context: { diagnostics: [], only: ["quickfix", "source.fixAll"] },
      });
      assert.equal(actions.length > 0, isFixed);
    });

  it("has no places in the index, whether it is open or not", async () => {
    const textDocument = { uri: "file:///project/a.ttl" };
    await server.open(textDocument.uri, "turtle", text);
    const ask = (): Promise<Location[]> =>
      server.connection.sendRequest("textDocument/references", {
        textDocument,
        position: { line: 0, character: 3 },
        context: { includeDeclaration: true },
      });
    assert.deepEqual([(await ask()).length], [1]);
    await server.open("file:///project/out/b.ttl", "turtle", text);
    assert.deepEqual([(await ask()).length], [1]);
  });
});

describe("files of the open folders", () => {
  it("are asked for what ignores them once, by the look into the folders", async () => {
    const asked: string[] = [];
    const server = new ServerInProcess({
      ...hostOfFiles(new Map(Array.from({ length: 30 }, (_, index) => [`file:///project/${index}.ttl`, text]))),
      isIgnored: (uri) => Promise.resolve(asked.push(uri) < 0),
    });
    await server.initialize(client, { workspaceFolders: [{ uri: "file:///project", name: "project" }] });
    const textDocument = { uri: "file:///project/0.ttl" };
    await server.open(textDocument.uri, "turtle", text);
    const found = await server.connection.sendRequest<Location[]>("textDocument/references", {
      textDocument,
      position: { line: 0, character: 3 },
      context: { includeDeclaration: true },
    });
    assert.equal(found.length, 30);
    assert.deepEqual([...new Set(asked)], [textDocument.uri]);
    server.end();
  });
});
