import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WorkspaceDiagnosticReport } from "vscode-languageserver-protocol/node";
import { folderFiles } from "../../src/settings/folder-files.js";
import { readLocalDocument, readLocalFile } from "../../src/settings/local-files.js";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

/** An address with a letter outside ASCII and a fault behind it. */
const link = '<a href="http://a.example/\u00E9/%zz">';

describe("documents in other charsets than UTF-8", () => {
  let server: ServerInProcess;
  let folder: string;
  let isStarted: boolean;

  beforeEach(async () => {
    isStarted = false;
    folder = await mkdtemp(join(tmpdir(), "irilint-"));
    server = new ServerInProcess({ filesOf: folderFiles, readFile: readLocalFile, readDocument: readLocalDocument });
    await write(".editorconfig", "root = true\n");
  });
  afterEach(async () => {
    server.end();
    await rm(folder, { recursive: true });
  });

  it("are read in the charset that they declare where they are not open", async () => {
    await write("a.html", `<meta charset=iso-8859-1>${link}`);
    assert.deepEqual(await problems(), ["percent-triplet-malformed 0:53"]);
  });

  it("are read in that of an .editorconfig or of the settings where they declare none", async () => {
    await write("a.html", link);
    assert.deepEqual(await problems(), ["character-special 0:26", "percent-triplet-malformed 0:28"]);
    await write(".editorconfig", "root = true\n[*.html]\ncharset = latin1\n");
    await write("b.html", link);
    await write("c.html", link);
    await rm(join(folder, "a.html"));
    assert.deepEqual(await problems(), ["percent-triplet-malformed 0:28", "percent-triplet-malformed 0:28"]);
  });

  it("are read in that of the settings before that of an .editorconfig", async () => {
    await write(".editorconfig", "root = true\n[*.html]\ncharset = latin1\n");
    await write(".irilint.json", '{ "charset": "shift_jis" }');
    // One letter of two octets.
    await write("a.html", link.replaceAll("\u00E9", "\x83A"));
    assert.deepEqual(await problems(), ["percent-triplet-malformed 0:28"]);
  });

  it("are told once where the client has opened them in another charset than they declare", async () => {
    const uri = uriOf("a.html");
    const lost = link.replaceAll("\u00E9", "\uFFFD");
    await server.initialize(ableClient, { initializationOptions: {} });
    await server.open(uri, "html", `<meta charset=iso-8859-1>${lost}${lost}`);
    const diagnostics = await server.diagnosticsOf(uri, 1);
    const codes = diagnostics.map(({ code }) => code);
    assert.deepEqual(codes, ["charset-contradicted", "percent-triplet-malformed", "percent-triplet-malformed"]);
  });

  async function problems(): Promise<string[]> {
    if (!isStarted) await start();
    const params = { previousResultIds: [] };
    const report = await server.connection.sendRequest<WorkspaceDiagnosticReport>("workspace/diagnostic", params);
    return report.items.flatMap((item) =>
      item.kind === "full"
        ? item.items.map(({ code, range: { start } }) => `${code} ${start.line}:${start.character}`)
        : [],
    );
  }

  async function start(): Promise<void> {
    isStarted = true;
    await server.initialize(
      { ...ableClient, textDocument: { ...ableClient.textDocument, diagnostic: {} } },
      {
        workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "a" }],
        initializationOptions: { iri: { workspaceDiagnostics: true } },
      },
    );
  }

  function uriOf(path: string): string {
    return `${pathToFileURL(folder).href}/${path}`;
  }

  /** In Latin-1. */
  function write(path: string, text: string): Promise<void> {
    return writeFile(join(folder, path), Buffer.from(text, "latin1"));
  }
});
