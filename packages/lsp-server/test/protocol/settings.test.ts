import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ClientCapabilities, ConfigurationParams, RegistrationParams } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerProcess } from "./server-process.js";

const text = 'fetch("http://A.example/")';
const askedClient: ClientCapabilities = { ...ableClient, workspace: { ...ableClient.workspace, configuration: true } };

describe("settings", () => {
  let server: ServerProcess;
  let folder: string;
  let rootUri: string;
  let uri: string;

  beforeEach(async () => {
    server = new ServerProcess();
    folder = await mkdtemp(join(tmpdir(), "irilint-"));
    rootUri = pathToFileURL(folder).href;
    uri = `${rootUri}/a.ts`;
  });
  afterEach(async () => {
    server.kill();
    await rm(folder, { recursive: true });
  });

  it("come from the project's file, and follow it", async () => {
    await writeSettings({ codes: { "host-not-lowercase": "off" } });
    await server.initialize(ableClient, { rootUri });
    await server.open(uri, "typescript", text);
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
    await writeSettings({ codes: { "host-not-lowercase": "error" } });
    server.published.length = 0;
    await server.connection.sendNotification("workspace/didChangeWatchedFiles", { changes: [] });
    assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 1);
  });

  it("that are read anew as they were have nothing sent anew", async () => {
    await server.initialize(ableClient, { rootUri });
    await server.open(uri, "typescript", text);
    await server.diagnosticsOf(uri, 1);
    server.published.length = 0;
    await server.connection.sendNotification("workspace/didChangeConfiguration", { settings: null });
    await server.open(`${rootUri}/b.ts`, "typescript", text);
    await server.diagnosticsOf(`${rootUri}/b.ts`, 1);
    assert.deepEqual(
      server.published.map((published) => published.uri),
      [`${rootUri}/b.ts`],
    );
  });

  it("come from a file above the folder, as for the command", async () => {
    await writeSettings({ codes: { "host-not-lowercase": "error" } });
    await server.initialize(ableClient, { rootUri: `${rootUri}/src` });
    await server.open(`${rootUri}/src/a.ts`, "typescript", text);
    assert.equal((await server.diagnosticsOf(`${rootUri}/src/a.ts`, 1))[0]?.severity, 1);
  });

  for (const workspaceFolders of [true, false])
    it(`of a folder that is taken away, however its URI is written, have no say any more; capability: ${workspaceFolders}`, async () => {
      await writeSettings({ codes: { "host-not-lowercase": "error" } });
      const client = { ...ableClient, workspace: { ...ableClient.workspace, workspaceFolders } };
      await server.initialize(client, { workspaceFolders: [{ uri: rootUri, name: "a" }] });
      await server.open(uri, "typescript", text);
      assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 1);
      server.published.length = 0;
      const removed = [{ uri: rootUri.replace("irilint", "%69rilint"), name: "a" }];
      await server.connection.sendNotification("workspace/didChangeWorkspaceFolders", {
        event: { added: [], removed },
      });
      assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 2);
    });

  it("of the editor win over those of the file", async () => {
    await writeSettings({ codes: { "host-not-lowercase": "off" } });
    const asked: unknown[] = [];
    server.connection.onRequest("workspace/configuration", ({ items }: ConfigurationParams) => {
      asked.push(...items);
      return [{ codes: { "host-not-lowercase": "error" } }];
    });
    await server.initialize(askedClient, { rootUri });
    await server.open(uri, "typescript", text);
    assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 1);
    assert.deepEqual(asked, [{ section: "iri", scopeUri: rootUri }]);
  });

  it("are taken from a client that sends them", async () => {
    await server.initialize(ableClient, {
      rootUri,
      initializationOptions: { iri: { codes: { "host-not-lowercase": "error" } } },
    });
    await server.open(uri, "typescript", text);
    assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 1);
    server.published.length = 0;
    const settings = { iri: { codes: { "host-not-lowercase": "off" } } };
    await server.connection.sendNotification("workspace/didChangeConfiguration", { settings });
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
  });

  it("come through a client that reads files, from wherever they are", async () => {
    const asked: string[] = [];
    server.connection.onRequest("iri/readFile", ({ uri: file }: { uri: string }) => {
      asked.push(file);
      return '{ "codes": { "host-not-lowercase": "error" } }';
    });
    await server.initialize(ableClient, { rootUri: "memfs:/project", initializationOptions: { readsFiles: true } });
    await server.open("memfs:/project/a.ts", "typescript", text);
    assert.equal((await server.diagnosticsOf("memfs:/project/a.ts", 1))[0]?.severity, 1);
    assert.deepEqual(asked, ["memfs:/project/.irilint.json", "memfs:/.irilint.json"]);
  });

  it("are the defaults if a client cannot read files after all", async () => {
    await server.initialize(ableClient, { rootUri, initializationOptions: { readsFiles: true } });
    await server.open(uri, "typescript", text);
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
  });

  it("that are wrong are told to the user", async () => {
    await writeSettings({ preset: "best" });
    await server.initialize(ableClient, { rootUri });
    await server.open(uri, "typescript", text);
    await server.diagnosticsOf(uri, 1);
    assert.match(server.shown.join(), /\.irilint\.json: preset/);
  });

  it("that a client does not tell in time are those of files, until it tells them", async () => {
    await writeSettings({ codes: { "host-not-lowercase": "error" } });
    const answers: ((settings: unknown) => void)[] = [];
    server.connection.onRequest("workspace/configuration", () => new Promise((resolve) => answers.push(resolve)));
    await server.initialize(askedClient, { rootUri });
    await server.open(uri, "typescript", text);
    assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 1);
    server.published.length = 0;
    answers[0]?.([{ codes: { "host-not-lowercase": "off" } }]);
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
    assert.equal(answers.splice(0).length, 1);
    server.published.length = 0;
    await server.connection.sendNotification("workspace/didChangeConfiguration", { settings: null });
    while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    answers[0]?.([{ codes: { "host-not-lowercase": "warning" } }]);
    assert.equal((await server.diagnosticsOf(uri, 1))[0]?.severity, 2);
  });

  it("are the defaults if a client never says what a file holds", async () => {
    server.connection.onRequest("iri/readFile", () => new Promise(() => undefined));
    await server.initialize(ableClient, { rootUri, initializationOptions: { readsFiles: true } });
    await server.open(uri, "typescript", text);
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
  });

  it("are followed in files although the client does not tell of its own", async () => {
    const registered: string[] = [];
    server.connection.onRequest("client/registerCapability", ({ registrations }: RegistrationParams) => {
      registered.push(...registrations.map(({ method }) => method));
      if (registrations.some(({ method }) => method === "workspace/didChangeConfiguration")) throw new Error("no");
    });
    const dynamic = { dynamicRegistration: true };
    await server.initialize(
      { ...ableClient, workspace: { didChangeConfiguration: dynamic, didChangeWatchedFiles: dynamic } },
      { rootUri },
    );
    await server.open(uri, "typescript", text);
    await server.diagnosticsOf(uri, 1);
    assert.deepEqual(registered, ["workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles"]);
  });

  it("that a client does not tell are the defaults", async () => {
    server.connection.onRequest("workspace/configuration", () => Promise.reject(new Error("no settings here")));
    await server.initialize(askedClient, { rootUri });
    await server.open(uri, "typescript", `${text}; fetch("http://a.example/\\u202E")`);
    const diagnostics = await server.diagnosticsOf(uri, 1);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ["bidi-formatting-character"],
    );
  });

  function writeSettings(settings: unknown): Promise<void> {
    return writeFile(join(folder, ".irilint.json"), JSON.stringify(settings));
  }
});
