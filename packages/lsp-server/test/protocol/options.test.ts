import assert from "node:assert/strict";
import type {
  CodeAction,
  CodeActionClientCapabilities,
  Diagnostic,
  InlayHint,
  Range,
} from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const uri = "file:///project/a.ts";
const range: Range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };

describe("what a client or a user may choose", () => {
  let server: ServerInProcess;

  beforeEach(() => {
    server = new ServerInProcess();
  });
  afterEach(() => server.end());

  it("inlay hints show the readable form of an encoded identifier", async () => {
    await start({ inlayHints: true });
    await server.open(uri, "typescript", "fetch('http://xn--rsum-bpad.example/%C3%A9');\nfetch('http://a.example/é');");
    const [hint, ...others] = await hints();
    assert.deepEqual(others, []);
    assert.equal(hint?.label, "http://résumé.example/é");
    assert.deepEqual(hint.position, { line: 0, character: 43 });
    assert.equal(hint.textEdits?.length, 2);
  });

  it("inlay hints are for those who chose them", async () => {
    await start({});
    await server.open(uri, "typescript", "fetch('http://a.example/%C3%A9');");
    assert.deepEqual(await hints(), []);
  });

  it("a document with a line that is too long is scanned, and says so", async () => {
    await start({ maximumLineLength: 100 });
    const text = `x("${"y".repeat(100)}", 'http://A.example/\u200Ex');\n`;
    await server.open(uri, "typescript", text);
    const [notice, finding] = await server.diagnosticsOf(uri, 1);
    assert.match(JSON.stringify(notice), /iri\.maximumLineLength/);
    assert.equal(finding?.code, "bidi-formatting-character");
    await server.change(uri, 2, [{ text: "fetch('http://A.example/')" }]);
    assert.deepEqual(codesOf(await server.diagnosticsOf(uri, 2)), ["host-not-lowercase"]);
  });

  it("edits of actions are made when they are wanted, for the version that they were offered for", async () => {
    await startResolving({ dataSupport: true });
    await server.open(uri, "typescript", "fetch('http://A.example/'); fetch('http://B.example/');");
    const context = { diagnostics: [], only: ["quickfix"] };
    const params = { textDocument: { uri }, range: { start: range.start, end: { line: 0, character: 20 } }, context };
    const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
    assert.deepEqual(
      actions.map(({ title, edit, isPreferred }) => [title, edit, isPreferred]),
      [
        ["Lowercase the host", undefined, true],
        ["Fix all 'host-not-lowercase' in the file", undefined, undefined],
        ["Ignore 'host-not-lowercase' on this line", undefined, undefined],
        ["Ignore 'host-not-lowercase' in this file", undefined, undefined],
      ],
    );
    const all = await server.connection.sendRequest<CodeAction>("codeAction/resolve", actions[1]);
    assert.match(JSON.stringify(all.edit), /"a\.example".*"b\.example"/);
    await server.change(uri, 2, [{ text: "fetch('http://B.example/');" }]);
    await assert.rejects(server.connection.sendRequest("codeAction/resolve", actions[0]), /has changed/);
  });

  it("edits of actions are made at once for a client that keeps no data until they are wanted", async () => {
    await startResolving({});
    await server.open(uri, "typescript", "fetch('http://A.example/');");
    const context = { diagnostics: [], only: ["quickfix"] };
    const params = { textDocument: { uri }, range, context };
    const [action] = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
    assert.match(JSON.stringify(action?.edit), /"a\.example"/);
  });

  it("a file of settings that is saved in the editor is read again", async () => {
    const texts = ['{ "codes": { "host-not-lowercase": "off" } }', "{}"];
    server.end();
    server = new ServerInProcess({
      readFile: (file) => Promise.resolve(file === "file:///project/.irilint.json" ? texts.shift() : undefined),
    });
    await server.initialize(ableClient, { rootUri: "file:///project" });
    await server.open(uri, "typescript", "fetch('http://A.example/');");
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
    server.published.length = 0;
    await server.connection.sendNotification("textDocument/didSave", {
      textDocument: { uri: "file:///project/.irilint.json" },
    });
    assert.equal((await server.diagnosticsOf(uri, 1)).length, 1);
  });

  function start(settings: Record<string, unknown>): Promise<unknown> {
    return server.initialize(ableClient, { initializationOptions: { iri: { preset: "strict", ...settings } } });
  }

  function startResolving(capabilities: CodeActionClientCapabilities): Promise<unknown> {
    const resolveSupport = { properties: ["edit"] };
    const codeAction = { ...ableClient.textDocument?.codeAction, ...capabilities, resolveSupport };
    return server.initialize({ ...ableClient, textDocument: { ...ableClient.textDocument, codeAction } });
  }

  function hints(): Promise<InlayHint[]> {
    return server.connection.sendRequest("textDocument/inlayHint", { textDocument: { uri }, range });
  }

  function codesOf(diagnostics: readonly Diagnostic[]): unknown[] {
    return diagnostics.map(({ code }) => code);
  }
});
