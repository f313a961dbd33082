import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FileChangeType } from "vscode-languageserver-protocol/node";
import { RememberedFiles } from "../../src/settings/local-files.js";
import { ServerInProcess } from "./server-in-process.js";

describe("what references lead to, in an editor", () => {
  let folder = "";
  let server: ServerInProcess;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "irilint-targets-"));
    writeFileSync(join(folder, "page.md"), "# Page\n");
    writeFileSync(join(folder, "open.md"), "");
    server = new ServerInProcess({ files: new RememberedFiles() });
    await server.initialize();
  });

  afterEach(() => {
    server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is told of files and headings, and anew after a change", async () => {
    await server.open(uriOf("open.md"), "markdown", "# One\n[a](page.md#page) [b](pages.md) [c](#two)\n");
    assert.deepEqual(await codesOf("open.md", 1), ["target-missing", "fragment-missing"]);
    const start = { line: 0, character: 2 };
    const end = { line: 0, character: 5 };
    await server.change(uriOf("open.md"), 2, [{ range: { start, end }, text: "Two" }]);
    assert.deepEqual(await codesOf("open.md", 2), ["target-missing"]);
  });

  it("is told anew when a target comes, changes or goes, and no sooner", async () => {
    await server.open(uriOf("open.md"), "markdown", "[a](page.md#page) [b](new.md)\n");
    assert.deepEqual(await codesOf("open.md", 1), ["target-missing"]);
    writeFileSync(join(folder, "new.md"), "");
    await tell("other.md", FileChangeType.Created);
    await tell("new.md", FileChangeType.Created);
    assert.deepEqual(await nextCodes("open.md", 2), []);
    writeFileSync(join(folder, "page.md"), "# Sheet\n");
    await server.connection.sendNotification("textDocument/didSave", { textDocument: { uri: uriOf("page.md") } });
    assert.deepEqual(await nextCodes("open.md", 3), ["fragment-missing"]);
    rmSync(join(folder, "page.md"));
    await tell("", FileChangeType.Deleted);
    assert.deepEqual(await nextCodes("open.md", 4), ["target-missing"]);
  });

  it("is not told of a document that is in no file", async () => {
    await server.open(uriOf("new.md"), "markdown", "[b](pages.md) [c](#two)\n");
    assert.deepEqual(await codesOf("new.md", 1), []);
  });

  async function codesOf(name: string, version: number): Promise<unknown[]> {
    return (await server.diagnosticsOf(uriOf(name), version)).map(({ code }) => code);
  }

  /** What was published for a document at the given time, counted from 1. */
  async function nextCodes(name: string, time: number): Promise<unknown[]> {
    for (;;) {
      const sent = server.published.filter(({ uri }) => uri === uriOf(name));
      const diagnostics = sent[time - 1]?.diagnostics;
      if (diagnostics !== undefined) return diagnostics.map(({ code }) => code);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  function tell(name: string, type: FileChangeType): Promise<void> {
    const uri = name === "" ? pathToFileURL(folder).href : uriOf(name);
    return server.connection.sendNotification("workspace/didChangeWatchedFiles", { changes: [{ uri, type }] });
  }

  function uriOf(name: string): string {
    return `${pathToFileURL(folder).href}/${name}`;
  }
});
