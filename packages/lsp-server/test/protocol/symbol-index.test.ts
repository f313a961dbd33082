import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  FileChangeType,
  RegistrationRequest,
  type ClientCapabilities,
  type Location,
} from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerProcess, serverFile } from "./server-process.js";

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, references: {} },
  workspace: { ...ableClient.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
};

/** More than the server reads before it starts a thread for them. */
const manyFiles = 40;
const asked = "http://a.example/asked";

describe("the index of a folder", () => {
  let folder = "";
  let cache = "";
  const servers: ServerProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "irilint-index-"));
    cache = mkdtempSync(join(tmpdir(), "irilint-cache-"));
    for (let file = 0; file < manyFiles; file++) writeFileSync(join(folder, `${file}.ttl`), `<${asked}> a <urn:c> .\n`);
  });

  afterEach(() => {
    for (const server of servers.splice(0)) server.kill();
    for (const each of [folder, cache]) rmSync(each, { recursive: true, force: true });
  });

  it("is kept apart from that of any other build, by all that the server loads", () => {
    const program = readFileSync(serverFile, "utf8");
    const [mark = ""] = /(?<=")[0-9a-f]{40}(?=")/u.exec(program) ?? [];
    const parts = readdirSync(dirname(serverFile)).filter((name) => /^server-\w+\.cjs$/u.test(name));
    const hash = createHash("sha1").update(program.replace(mark, "0".repeat(40)));
    for (const part of parts.sort()) hash.update(readFileSync(join(dirname(serverFile), part)));
    assert.equal(mark, hash.digest("hex"));
  });

  it("is built from many files, and knows those that the client tells of", async () => {
    const server = await start();
    assert.equal((await references(server)).length, manyFiles + 1);
    writeFileSync(join(folder, "0.ttl"), "");
    rmSync(join(folder, "1.ttl"));
    writeFileSync(join(folder, ".gitignore"), "ignored.ttl\n");
    for (const name of ["new.ttl", "ignored.ttl"]) writeFileSync(join(folder, name), `<${asked}> a <urn:d> .\n`);
    mkdirSync(join(folder, "inner"));
    writeFileSync(join(folder, "inner/moved.ttl"), `<${asked}> a <urn:d> .\n`);
    await tell(server, [
      ["0.ttl", FileChangeType.Changed],
      ["1.ttl", FileChangeType.Deleted],
      ["new.ttl", FileChangeType.Created],
      ["ignored.ttl", FileChangeType.Created],
      ["inner", FileChangeType.Created],
    ]);
    const found = await references(server);
    assert.equal(found.length, manyFiles + 1);
    assert.deepEqual(
      ["0.ttl", "1.ttl", "new.ttl", "ignored.ttl", "inner/moved.ttl"].filter((name) => found.includes(name)),
      ["new.ttl", "inner/moved.ttl"],
    );
    rmSync(join(folder, "inner"), { recursive: true });
    await tell(server, [["inner", FileChangeType.Deleted]]);
    assert.equal((await references(server)).length, manyFiles);
  });

  it("is written down for the next start, without files that hold a password", async () => {
    writeFileSync(join(folder, "password.ttl"), `<${asked}> a <http://user:s3cret@a.example/> .\n`);
    const server = await start();
    assert.equal((await references(server)).length, manyFiles + 2);
    const written = await writtenIndex();
    await server.shutdown();
    assert.ok(written.includes(asked));
    assert.ok(!written.includes("s3cret") && !written.includes("password.ttl"));
    // What is told of a file is so from then on, whatever was written down.
    writeFileSync(join(folder, "0.ttl"), "");
    const next = await start();
    assert.equal((await references(next)).length, manyFiles + 1);
  });

  it("is made anew where what is written down is no index", async () => {
    const server = await start();
    await references(server);
    await writtenIndex();
    await server.shutdown();
    const [name = ""] = readdirSync(join(cache, "irilint/indexes"));
    writeFileSync(join(cache, "irilint/indexes", name), "no index");
    const next = await start();
    assert.equal((await references(next)).length, manyFiles + 1);
  });

  async function start(): Promise<ServerProcess> {
    const server = new ServerProcess(["--stdio"], serverFile, { XDG_CACHE_HOME: cache, LOCALAPPDATA: cache });
    servers.push(server);
    server.connection.onRequest(RegistrationRequest.type, () => undefined);
    await server.initialize(client, { workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "folder" }] });
    await server.open(uriOf("open.ttl"), "turtle", `<${asked}> a <urn:c> .`);
    return server;
  }

  /** The files with references, by their names. */
  async function references(server: ServerProcess): Promise<string[]> {
    const found = await server.connection.sendRequest<Location[]>("textDocument/references", {
      textDocument: { uri: uriOf("open.ttl") },
      position: { line: 0, character: 3 },
      context: { includeDeclaration: true },
    });
    return found.map(({ uri }) => uri.slice(uriOf("").length));
  }

  function tell(
    server: ServerProcess,
    changes: readonly (readonly [name: string, type: FileChangeType])[],
  ): Promise<void> {
    return server.connection.sendNotification("workspace/didChangeWatchedFiles", {
      changes: changes.map(([name, type]) => ({ uri: uriOf(name), type })),
    });
  }

  /** What the server has written of its index, once it has; the test's time limit ends the waiting. */
  async function writtenIndex(): Promise<string> {
    for (;;) {
      const names = readdirSync(cache, { recursive: true, encoding: "utf8" });
      const name = names.find((each) => each.endsWith(".index"));
      if (name !== undefined) return readFileSync(join(cache, name), "latin1");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  function uriOf(name: string): string {
    return `${pathToFileURL(folder).href}/${name}`;
  }
});
