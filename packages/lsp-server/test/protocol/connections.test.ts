import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ableClient } from "./client-session.js";
import { serverFile, ServerProcess } from "./server-process.js";

/** Loaded before the server: whatever would reach another machine leaves its name in a file, and throws. */
const trap = `
const { appendFileSync } = require("node:fs");
const stop = (name) => () => { appendFileSync(process.env.IRILINT_TRAP, name + "\\n"); throw new Error(name); };
require("node:net").Socket.prototype.connect = stop("net");
for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) require("node:dns")[name] = stop("dns." + name);
for (const name of ["http", "https"]) {
  require("node:" + name).request = stop(name);
  require("node:" + name).get = stop(name);
}
require("node:http2").connect = stop("http2");
require("node:dgram").createSocket = stop("dgram");
globalThis.fetch = stop("fetch");
globalThis.WebSocket = stop("WebSocket");
`;

describe("the built server", () => {
  const folder = mkdtempSync(join(tmpdir(), "irilint-trap-"));
  const log = join(folder, "log.txt");

  after(() => rmSync(folder, { recursive: true }));

  it("opens no connection while it reads, explains and repairs identifiers of other machines", async () => {
    writeFileSync(join(folder, "trap.cjs"), trap);
    writeFileSync(log, "");
    const server = new ServerProcess(["--stdio"], serverFile, {
      NODE_OPTIONS: `--require=${join(folder, "trap.cjs").replaceAll("\\", "/")}`,
      IRILINT_TRAP: log,
    });
    try {
      await server.initialize({ ...ableClient, textDocument: { ...ableClient.textDocument, diagnostic: {} } });
      const uri = "file:///project/a.html";
      await server.open(
        uri,
        "html",
        '<!DOCTYPE html SYSTEM "http://A.example/d.dtd"><a href="http://A.example/é">b</a>',
      );
      const textDocument = { uri };
      const position = { line: 0, character: 60 };
      const report = await server.connection.sendRequest<{ items: unknown[] }>("textDocument/diagnostic", {
        textDocument,
      });
      assert.ok(report.items.length > 0);
      assert.ok(await server.connection.sendRequest("textDocument/hover", { textDocument, position }));
      await server.connection.sendRequest("textDocument/documentLink", { textDocument });
      const range = { start: position, end: position };
      const context = { diagnostics: [] };
      await server.connection.sendRequest("textDocument/codeAction", { textDocument, range, context });
      assert.equal(readFileSync(log, "utf8"), "");
    } finally {
      server.kill();
    }
  });
});
