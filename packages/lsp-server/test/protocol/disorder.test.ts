import assert from "node:assert/strict";
import { once } from "node:events";
import fc from "fast-check";
import {
  CancellationTokenSource,
  type ClientCapabilities,
  type DocumentDiagnosticReport,
  type LogMessageParams,
} from "vscode-languageserver-protocol/node";
import { SourceText } from "../../src/documents/source-text.js";
import { Positions, type PositionEncoding } from "../../src/protocol/to-protocol.js";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";
import { ServerProcess } from "./server-process.js";

const uri = "file:///project/a.ts";
const faulty = 'fetch("http://A.example/é");\n';

describe("a server that is used in every order", () => {
  it("finds after any edits what it finds in the text opened anew, in every encoding", async () => {
    const unit = fc.constantFrom("a", "😀", "é", "\n", "\r\n", '"', "http://A.b/", "\u05D0", "/*", "`", "${");
    const text = fc.array(unit, { maxLength: 12 }).map((units) => units.join(""));
    const position = fc.record({ line: fc.nat(6), character: fc.nat(40) });
    const change = fc.record({ start: position, end: position, text });
    const changes = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    const encoding = fc.constantFrom<PositionEncoding>("utf-8", "utf-16", "utf-32");
    await fc.assert(
      fc.asyncProperty(text, changes, encoding, async (opened, rounds, chosen) => {
        const [edited, fresh] = await Promise.all([pullingServer(chosen), pullingServer(chosen)]);
        let source = SourceText.of(`${faulty}${opened}`);
        await edited.open(uri, "typescript", source.text);
        await pull(edited);
        for (const [round, events] of rounds.entries()) {
          const contentChanges = events.map(({ start, end, text: inserted }) => ({
            range: { start, end },
            text: inserted,
          }));
          for (const { range, text: inserted } of contentChanges)
            source = source.replace(new Positions(source, chosen).spanOf(range), inserted);
          await edited.change(uri, round + 2, contentChanges);
          await pull(edited);
        }
        const found = await pull(edited);
        await fresh.open(uri, "typescript", source.text);
        assert.deepEqual(itemsOf(found), itemsOf(await pull(fresh)));
        edited.end();
        fresh.end();
      }),
      { numRuns: 60 },
    );
  });

  it("answers requests that are cancelled, and those that are not", async () => {
    const server = await pullingServer("utf-16");
    await server.open(uri, "typescript", faulty.repeat(200));
    const sources = Array.from({ length: 100 }, () => new CancellationTokenSource());
    const params = { textDocument: { uri }, position: { line: 3, character: 10 } };
    const answers = sources.map(({ token }) => server.connection.sendRequest("textDocument/hover", params, token));
    for (const [index, source] of sources.entries()) if (index % 2 === 0) source.cancel();
    const settled = await Promise.allSettled(answers);
    assert.ok(settled.filter(({ status }) => status === "fulfilled").length >= 50);
    server.end();
  });

  it("bears documents that are opened twice, changed and closed before they are opened", async () => {
    const server = await pullingServer("utf-16");
    await server.change(uri, 1, [{ text: faulty }]);
    await server.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
    await server.open(uri, "typescript", "");
    await server.open(uri, "typescript", faulty);
    assert.equal(itemsOf(await pull(server)).length, 1);
    server.end();
  });

  it("refuses requests before it is initialized and after it is shut down", async () => {
    const server = new ServerInProcess();
    await assert.rejects(pull(server), { code: -32002 });
    await server.initialize();
    await server.connection.sendRequest("shutdown");
    await assert.rejects(pull(server), { code: -32600 });
    await assert.rejects(server.initialize(), { code: -32600 });
    server.end();
  });

  it("refuses to be initialized twice, and stays what the first time made it", async () => {
    const server = await pullingServer("utf-8");
    await server.open(uri, "typescript", faulty);
    const before = await pull(server);
    await assert.rejects(server.initialize(ableClient), { code: -32600 });
    assert.deepEqual(itemsOf(await pull(server)), itemsOf(before));
    server.end();
  });

  it("passes over notifications that it cannot read, and says so", async () => {
    const server = await pullingServer("utf-16");
    const told: string[] = [];
    server.connection.onNotification("window/logMessage", ({ message }: LogMessageParams) => void told.push(message));
    for (const event of [undefined, {}, { added: [{ name: "a" }], removed: [] }, { added: [], removed: [3] }])
      await server.connection.sendNotification("workspace/didChangeWorkspaceFolders", { event });
    await server.open(uri, "typescript", faulty);
    assert.equal(itemsOf(await pull(server)).length, 1);
    const method = "workspace/didChangeWorkspaceFolders";
    assert.deepEqual(told, [
      `Cannot read ${method}: params.event has to be an object.`,
      `Cannot read ${method}: params.event.added has to be an array.`,
      `Cannot read ${method}: params.event.added[0].uri has to be a string.`,
      `Cannot read ${method}: params.event.removed[0] has to be an object.`,
    ]);
    server.end();
  });

  it("keeps a thousand documents open", async () => {
    const server = new ServerProcess();
    await server.initialize();
    const uris = Array.from({ length: 1000 }, (_, index) => `file:///project/${index}.ts`);
    for (const each of uris) await server.open(each, "typescript", faulty.repeat(4));
    for (const each of uris) await server.change(each, 2, [{ range: rangeAt(0), text: faulty }]);
    for (const each of uris) assert.equal((await server.diagnosticsOf(each, 2)).length, 5);
    server.kill();
  });

  it("survives a message that is no JSON, and ends at one that has no length", async () => {
    const server = new ServerProcess();
    await server.initialize();
    server.process.stdin.write("Content-Length: 5\r\n\r\n{bad}");
    await server.open(uri, "typescript", faulty);
    assert.equal((await server.diagnosticsOf(uri, 1)).length, 1);
    const exited = once(server.process, "exit");
    server.process.stdin.end("no message at all\r\n\r\n");
    await exited;
    server.kill();
  });
});

async function pullingServer(encoding: string): Promise<ServerInProcess> {
  const capabilities: ClientCapabilities = {
    ...ableClient,
    general: { positionEncodings: [encoding] },
    textDocument: { ...ableClient.textDocument, diagnostic: {} },
  };
  const server = new ServerInProcess();
  await server.initialize(capabilities);
  return server;
}

function pull(server: ServerInProcess): Promise<DocumentDiagnosticReport> {
  return server.connection.sendRequest("textDocument/diagnostic", { textDocument: { uri } });
}

function itemsOf(report: DocumentDiagnosticReport): unknown[] {
  return report.kind === "full" ? report.items : [];
}

function rangeAt(line: number): unknown {
  return { start: { line, character: 0 }, end: { line, character: 0 } };
}
