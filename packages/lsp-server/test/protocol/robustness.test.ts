import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { serverFile, ServerProcess } from "./server-process.js";

const uri = "file:///project/a.ts";

describe("a server in trouble", () => {
  let server: ServerProcess;

  beforeEach(() => {
    server = new ServerProcess();
  });
  afterEach(() => server.kill());

  const malformed: { method: string; params: unknown }[] = [
    { method: "textDocument/hover", params: null },
    { method: "textDocument/hover", params: { textDocument: {}, position: {} } },
    { method: "textDocument/hover", params: { textDocument: { uri }, position: { line: -1, character: 1e9 } } },
    { method: "textDocument/codeAction", params: { textDocument: { uri } } },
    { method: "textDocument/diagnostic", params: {} },
    { method: "no/such/method", params: {} },
  ];
  for (const { method, params } of malformed) {
    it(`survives ${method} with ${JSON.stringify(params)}`, async () => {
      await server.initialize();
      await server.open(uri, "typescript", 'fetch("http://A.example/")');
      await server.connection.sendRequest(method, params).catch(() => undefined);
      assert.equal((await server.diagnosticsOf(uri, 1)).length, 1);
    });
  }

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

  it("ends when the process of its client ends", async function () {
    this.timeout(15_000);
    const client = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
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
