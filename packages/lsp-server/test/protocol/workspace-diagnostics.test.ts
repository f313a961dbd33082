import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  CancellationToken,
  CancellationTokenSource,
  type ClientCapabilities,
  type ConfigurationParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from "vscode-languageserver-protocol/node";
import { folderFiles } from "../../src/settings/folder-files.js";
import { readLocalFile } from "../../src/settings/local-files.js";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const faulty = 'fetch("http://A.example/")';
const pullingClient: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, diagnostic: {} },
};

describe("workspace diagnostics", () => {
  let server: ServerInProcess;
  let folder: string;
  /** A file that goes when it is about to be read. */
  let vanishing: string | undefined;
  /** What is done when a file of settings is about to be read. */
  let beforeSettings: () => Promise<unknown>;
  /** A file that somebody writes when it is about to be read. */
  let changing: { readonly path: string; readonly text: string } | undefined;

  beforeEach(async () => {
    vanishing = undefined;
    changing = undefined;
    beforeSettings = () => Promise.resolve();
    folder = await mkdtemp(join(tmpdir(), "irilint-"));
    server = new ServerInProcess({
      filesOf: folderFiles,
      readFile: async (uri) => {
        if (uri === uriOf(".irilint.json")) await beforeSettings();
        if (vanishing !== undefined && uri === uriOf(vanishing)) await rm(fileURLToPath(uri));
        if (changing !== undefined && uri === uriOf(changing.path)) await write(changing.path, changing.text);
        return readLocalFile(uri);
      },
    });
    for (const [path, text] of [
      ["a.ts", faulty],
      ["b/c.js", faulty],
      ["b/good.ts", "fetch('http://a.example/')"],
      ["b/ignored.ts", faulty],
      ["b/.gitignore", "ignored.ts\n"],
      ["b/.irilintignore", "generated.ts\n"],
      ["b/generated.ts", faulty],
      ["node_modules/d.ts", faulty],
      ["e.unknown", faulty],
    ] as const)
      await write(path, text);
  });
  afterEach(async () => {
    server.end();
    await rm(folder, { recursive: true });
  });

  it("tells of all files but the ignored ones, and then of what has changed", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true });
    const first = await pull();
    assert.deepEqual(summaryOf(first), ["a.ts full 1", "b/c.js full 1"]);
    assert.deepEqual(summaryOf(await pull(first)), ["a.ts unchanged", "b/c.js unchanged"]);
    await write("a.ts", `/* longer */ ${faulty}; ${faulty}`);
    await rm(join(folder, "b/c.js"));
    assert.deepEqual(summaryOf(await pull(first)), ["a.ts full 2", "b/c.js full 0"]);
  });

  it("obeys what stands above the folder in its repository", async () => {
    await mkdir(join(folder, ".git"));
    await write(".gitignore", "c.js\n");
    const found: string[] = [];
    for await (const { uri } of folderFiles(uriOf("b"), (path) => /\.[jt]s$/.test(path))) found.push(uri);
    assert.deepEqual(found, [uriOf("b/good.ts")]);
  });

  it("passes over files that are too large", async () => {
    await truncate(join(folder, "a.ts"), 20_000_000);
    await truncate(join(folder, "b/c.js"), 20_000_001);
    const found: string[] = [];
    for await (const { uri } of folderFiles(uriOf(""), (path) => /[ac]\.[jt]s$/.test(path))) found.push(uri);
    assert.deepEqual(found, [uriOf("a.ts")]);
  });

  it("passes over folders that are not on this machine", async () => {
    const workspaceFolders = ["file:///a%2Fb", "vscode-vfs://github/a/b", uriOf("b")].map((uri) => ({
      uri,
      name: uri,
    }));
    const initializationOptions = { iri: { preset: "strict", workspaceDiagnostics: true } };
    await server.initialize(pullingClient, { workspaceFolders, initializationOptions });
    assert.deepEqual(summaryOf(await pull()), ["b/c.js full 1"]);
  });

  it("leaves open documents to their own pulls", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true });
    await server.open(uriOf("a.ts"), "typescript", faulty);
    assert.deepEqual(summaryOf(await pull()), ["b/c.js full 1"]);
  });

  it("tells of a document that has been closed what is in its file, or that nothing is", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true });
    const first = await pull();
    await server.open(uriOf("b/good.ts"), "typescript", faulty);
    await server.open(uriOf("gone.ts"), "typescript", faulty);
    await close(uriOf("b/good.ts"));
    await close(uriOf("gone.ts"));
    assert.deepEqual(summaryOf(await pull(first)), [
      "a.ts unchanged",
      "b/c.js unchanged",
      "b/good.ts full 0",
      "gone.ts full 0",
    ]);
    assert.deepEqual(summaryOf(await pull(first)), ["a.ts unchanged", "b/c.js unchanged"]);
  });

  it("knows a file by its URI, in whichever way the client writes it", async () => {
    await write("b/[id].ts", faulty);
    const written = uriOf("b/%5b%69d].ts");
    await start({ preset: "strict", workspaceDiagnostics: true });
    const first = (await pull()).filter(({ uri }) => decodeURIComponent(uri) === uriOf("b/[id].ts"));
    const previous = first.map((report) => ({ ...report, uri: written }));
    assert.deepEqual(summaryOf(await pull(previous)), ["a.ts full 1", "b/%5b%69d].ts unchanged", "b/c.js full 1"]);
    await server.open(written, "typescript", faulty);
    assert.deepEqual(summaryOf(await pull(previous)), ["a.ts full 1", "b/c.js full 1"]);
    await close(written);
    assert.deepEqual(summaryOf(await pull(previous)), ["a.ts full 1", "b/%5b%69d].ts full 1", "b/c.js full 1"]);
  });

  it("tells of closed documents where nobody has chosen all files, too", async () => {
    await start({ preset: "strict" });
    await server.open(uriOf("a.ts"), "typescript", faulty);
    await close(uriOf("a.ts"));
    assert.deepEqual(summaryOf(await pull()), ["a.ts full 0"]);
    assert.deepEqual(summaryOf(await pull()), []);
  });

  it("tells again of a closed document if nobody waited for the answer", async () => {
    await start({ preset: "strict" });
    await server.open(uriOf("a.ts"), "typescript", faulty);
    await close(uriOf("a.ts"));
    const source = new CancellationTokenSource();
    beforeSettings = async () => {
      source.cancel();
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await assert.rejects(request({ previousResultIds: [] }, source.token), /cancelled/);
    assert.deepEqual(summaryOf(await pull()), ["a.ts full 0"]);
  });

  it("are for those who chose them, and nobody else sees progress", async () => {
    await start({ preset: "strict" });
    const progress: unknown[] = [];
    server.connection.onNotification("$/progress", (params) => void progress.push(params));
    assert.deepEqual(await request({ previousResultIds: [], workDoneToken: "work" }), { items: [] });
    assert.deepEqual(progress, []);
  });

  it("are for the folders for which they are chosen", async () => {
    server.connection.onRequest("workspace/configuration", ({ items }: ConfigurationParams) =>
      items.map(({ scopeUri }) => ({ preset: "strict", workspaceDiagnostics: scopeUri === uriOf("b") })),
    );
    const workspaceFolders = [uriOf(""), uriOf("b")].map((uri) => ({ uri, name: uri }));
    await server.initialize({ ...pullingClient, workspace: { configuration: true } }, { workspaceFolders });
    assert.deepEqual(summaryOf(await pull()), ["b/c.js full 1"]);
  });

  it("come once for a file that is in two folders", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true }, ["", "/b"]);
    assert.deepEqual(summaryOf(await pull()), ["a.ts full 1", "b/c.js full 1"]);
  });

  it("come in parts, with progress, and the next answer waits for a change", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true });
    const told: WorkspaceDocumentDiagnosticReport[] = [];
    const progress: string[] = [];
    server.connection.onNotification("$/progress", ({ token, value }: { token: string; value: unknown }) => {
      if (token === "parts") told.push(...(value as WorkspaceDiagnosticReport).items);
      else progress.push((value as { kind: string }).kind);
    });
    const params = { previousResultIds: [], partialResultToken: "parts", workDoneToken: "work" };
    assert.deepEqual(await request(params), { items: [] });
    assert.deepEqual(summaryOf(told), ["a.ts full 1", "b/c.js full 1"]);
    assert.deepEqual(progress, ["begin", "end"]);

    const waiting = request({ previousResultIds: idsOf(told), partialResultToken: "parts" });
    const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 100, "waiting"))]);
    assert.equal(early, "waiting");
    await server.connection.sendNotification("textDocument/didSave", { textDocument: { uri: uriOf("a.ts") } });
    assert.deepEqual(await waiting, { items: [] });
  });

  it("pass over a folder that is not there, files that have gone, and a folder in the place of a file", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true }, ["", "/none", "/a.ts"]);
    vanishing = "a.ts";
    await mkdir(join(folder, "folder.ts"));
    assert.deepEqual(summaryOf(await pull()), ["b/c.js full 1"]);
  });

  it("take a file for what it is when it is read, and look again at one that has changed since it was listed", async () => {
    await start({ preset: "strict", workspaceDiagnostics: true });
    changing = { path: "a.ts", text: `${faulty}; ${faulty}` };
    const first = await pull();
    assert.deepEqual(summaryOf(first), ["a.ts full 2", "b/c.js full 1"]);
    changing = undefined;
    assert.deepEqual(summaryOf(await pull(first)), ["a.ts full 2", "b/c.js unchanged"]);
  });

  it("can be cancelled while they wait", async () => {
    await start({});
    const source = new CancellationTokenSource();
    const waiting = request({ previousResultIds: [], partialResultToken: "parts" }, source.token);
    setTimeout(() => source.cancel(), 50);
    await assert.rejects(waiting, /cancelled/);
  });

  function start(settings: unknown, folders: readonly string[] = [""]): Promise<unknown> {
    const uris = folders.map((path) => ({ uri: pathToFileURL(folder + path).href, name: path }));
    return server.initialize(pullingClient, {
      rootUri: uris[0]?.uri ?? null,
      workspaceFolders: uris,
      initializationOptions: { iri: settings },
    });
  }

  async function pull(previous: readonly WorkspaceDocumentDiagnosticReport[] = []) {
    return (await request({ previousResultIds: idsOf(previous) })).items;
  }

  function close(uri: string): Promise<void> {
    return server.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  }

  function request(params: unknown, token = CancellationToken.None): Promise<WorkspaceDiagnosticReport> {
    return server.connection.sendRequest("workspace/diagnostic", params, token);
  }

  function idsOf(reports: readonly WorkspaceDocumentDiagnosticReport[]): unknown[] {
    return reports.map(({ uri, resultId }) => ({ uri, value: resultId }));
  }

  function summaryOf(reports: readonly WorkspaceDocumentDiagnosticReport[]): string[] {
    return reports
      .map((report) => {
        const path = report.uri.slice(uriOf("").length);
        return report.kind === "full" ? `${path} full ${report.items.length}` : `${path} unchanged`;
      })
      .sort();
  }

  function uriOf(path: string): string {
    return `${pathToFileURL(folder).href}/${path}`;
  }

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
