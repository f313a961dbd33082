import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ErrorCodes, type ResponseError } from "vscode-languageserver-protocol/node";
import { serverFile, ServerProcess } from "./server-process.js";

const uri = "file:///project/a.ts";

const document = { uri };
const start = { line: 0, character: 0 };

describe("a server that is asked what makes no sense", () => {
  let server: ServerProcess;

  before(() => {
    server = new ServerProcess();
  });
  after(() => server.kill());

  const action = { textDocument: document, range: { start, end: start }, context: { diagnostics: [] } };
  const malformed: { method: string; params: unknown; mistake: RegExp }[] = [
    { method: "initialize", params: null, mistake: /params has to be an object/ },
    { method: "textDocument/hover", params: null, mistake: /params has to be an object/ },
    { method: "textDocument/hover", params: [document], mistake: /params has to be an object/ },
    {
      method: "textDocument/hover",
      params: { textDocument: {}, position: start },
      mistake: /params\.textDocument\.uri has to be a string/,
    },
    {
      method: "textDocument/hover",
      params: { textDocument: document, position: { line: -1, character: 1e9 } },
      mistake: /params\.position has to be a position/,
    },
    { method: "textDocument/codeAction", params: { textDocument: document }, mistake: /params\.range/ },
    {
      method: "textDocument/codeAction",
      params: { ...action, context: { diagnostics: [{}] } },
      mistake: /params\.context\.diagnostics\[0\]\.range has to be a range/,
    },
    {
      method: "textDocument/codeAction",
      params: { ...action, context: { diagnostics: [], only: "quickfix" } },
      mistake: /params\.context\.only has to be an array/,
    },
    { method: "codeAction/resolve", params: { title: "", data: { params: {} } }, mistake: /params\.data\.params/ },
    { method: "textDocument/documentLink", params: {}, mistake: /params\.textDocument/ },
    { method: "textDocument/inlayHint", params: { textDocument: document }, mistake: /params\.range/ },
    { method: "textDocument/diagnostic", params: {}, mistake: /params\.textDocument/ },
    { method: "workspace/diagnostic", params: {}, mistake: /params\.previousResultIds/ },
    { method: "workspace/executeCommand", params: {}, mistake: /params\.command/ },
    {
      method: "workspace/executeCommand",
      params: { command: "iri.copyAsUri", arguments: [{ textDocument: document, range: 1 }] },
      mistake: /params\.arguments\[0\]\.range/,
    },
    { method: "iri/inspect", params: { textDocument: document }, mistake: /params\.position/ },
    { method: "iri/documentStatus", params: undefined, mistake: /params/ },
  ];
  for (const [index, { method, params, mistake }] of malformed.entries()) {
    it(`answers ${method} with ${JSON.stringify(params)} by what is wrong, and goes on`, async () => {
      await assert.rejects(server.connection.sendRequest(method, params), (error: ResponseError) => {
        assert.equal(error.code, ErrorCodes.InvalidParams);
        assert.match(error.message, mistake);
        return true;
      });
      if (method === "initialize") await server.initialize();
      const opened = `file:///project/${index}.ts`;
      await server.open(opened, "typescript", 'fetch("http://A.example/")');
      assert.equal((await server.diagnosticsOf(opened, 1)).length, 1);
    });
  }
});

describe("a server in trouble", () => {
  let server: ServerProcess;

  beforeEach(() => {
    server = new ServerProcess();
  });
  afterEach(() => server.kill());

  it("sends the most severe of very many problems, and says how many there are", async () => {
    await server.initialize();
    const [advised, wrong] = ['a("http://a.example:80/");', 'a("http://a.example/|");'].map((line) =>
      `${line}\n`.repeat(900),
    );
    await server.open(uri, "typescript", `${advised ?? ""}${wrong ?? ""}// iri-ignore\n`);
    const sent = await server.diagnosticsOf(uri, 1);
    assert.equal(sent[0]?.message, "Of 1801 problems, only the 999 most severe are shown.");
    const severities = sent.slice(1).map(({ severity }) => severity);
    assert.deepEqual(severities, [...Array<number>(900).fill(1), ...Array<number>(99).fill(2)]);
  });

  it("takes null for what is left out", async () => {
    await server.initialize(
      // A client in a language that knows no absence.
      {
        general: { positionEncodings: null },
        textDocument: { diagnostic: null, codeAction: { codeActionLiteralSupport: {}, resolveSupport: null } },
        workspace: null,
      } as never,
      { workspaceFolders: null },
    );
    await server.open(uri, "typescript", "");
    await server.change(uri, 2, [{ range: null, text: 'fetch("http://A.example/")' }]);
    assert.equal((await server.diagnosticsOf(uri, 2)).length, 1);
    const range = { start, end: { line: 0, character: 30 } };
    const context = { diagnostics: [], only: null };
    const actions = { textDocument: document, range, context };
    assert.notDeepEqual(await server.connection.sendRequest("textDocument/codeAction", actions), []);
    const copied = { command: "iri.copyAsUri", arguments: [{ textDocument: document, range: null }] };
    assert.equal(await server.connection.sendRequest("workspace/executeCommand", copied), "http://A.example/");
    const inspected = { textDocument: document, position: { line: 0, character: 9 }, compareWith: null };
    assert.notEqual(await server.connection.sendRequest("iri/inspect", inspected), null);
  });

  it("does not know every method", async () => {
    await server.initialize();
    await assert.rejects(server.connection.sendRequest("no/such/method", {}), { code: ErrorCodes.MethodNotFound });
  });

  it("answers shutdown although exit comes in the same chunk", async () => {
    await server.initialize();
    let written = "";
    server.process.stdout.on("data", (chunk: Buffer) => (written += chunk.toString()));
    const closed = once(server.process, "close");
    server.process.stdin.write([{ id: "last", method: "shutdown" }, { method: "exit" }].map(messageOf).join(""));
    assert.equal(((await closed) as [number])[0], 0);
    assert.ok(written.endsWith('{"jsonrpc":"2.0","id":"last","result":null}'), written);
  });

  it("ends with another code when it was not shut down before", async () => {
    await server.initialize();
    const exited = once(server.process, "exit");
    await server.connection.sendNotification("exit");
    assert.equal(((await exited) as [number])[0], 1);
  });

  it("survives changes of documents that are not open, and ones that make no sense", async () => {
    await server.initialize();
    await server.change(uri, 2, [{ text: "" }]);
    await server.open(uri, "typescript", "");
    await server.change(uri, 2, [
      { range: { start: { line: 9, character: 9 }, end: { line: 0, character: 0 } }, text: "a" },
    ]);
    await server.connection.sendNotification("textDocument/didChange", { textDocument: { uri, version: 3 } });
    await server.change(uri, 4, [{ text: 'fetch("http://A.example/")' }]);
    assert.equal((await server.diagnosticsOf(uri, 4)).length, 1);
  });

  it("serves a client that can do nothing", async () => {
    const { capabilities } = await server.initialize({});
    assert.equal(capabilities.codeActionProvider, undefined);
    await server.open(uri, "typescript", 'fetch("http://A.example/")');
    assert.equal((await server.diagnosticsOf(uri, 1)).length, 1);
    const hover = await server.connection.sendRequest<{ contents: { kind: string } }>("textDocument/hover", {
      textDocument: { uri },
      position: { line: 0, character: 15 },
    });
    assert.equal(hover.contents.kind, "plaintext");
  });

  it("reads half-typed code", async () => {
    await server.initialize();
    const text = 'fetch("http://A.example/"); if (x) { fetch(`http://B.example/';
    await server.open(uri, "typescript", text);
    assert.ok((await server.diagnosticsOf(uri, 1)).length >= 1);
  });

  it("ends when its input ends", async () => {
    await server.initialize();
    const exited = once(server.process, "exit");
    server.process.stdin.end();
    await exited;
  });

  it("ends when the process of its client ends", async () => {
    const client = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
    await server.initialize({}, { processId: client.pid ?? null });
    const exited = once(server.process, "exit");
    client.kill("SIGKILL");
    await exited;
  });
});

describe("iri-language-server on the command line", () => {
  it("tells its version", () => {
    assert.match(run("--version").stdout, /^\d+\.\d+\.\d+\n$/);
  });

  it("tells how it is used", () => {
    assert.match(run("--help").stdout, /--stdio/);
  });

  it("refuses an argument that it does not know", () => {
    const { status, stderr } = run("--sdtio");
    assert.equal(status, 2);
    assert.match(stderr, /'--sdtio'/);
  });

  function run(argument: string): { status: number | null; stdout: string; stderr: string } {
    return spawnSync(process.execPath, [serverFile, argument], { encoding: "utf8" });
  }
});

/** A message as it is sent. */
function messageOf(contents: object): string {
  const text = JSON.stringify({ jsonrpc: "2.0", ...contents });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
