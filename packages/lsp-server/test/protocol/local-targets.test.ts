import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { RememberedFiles } from "../../src/local-files.js";
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

  it("is not told of a document that is in no file", async () => {
    await server.open(uriOf("new.md"), "markdown", "[b](pages.md) [c](#two)\n");
    assert.deepEqual(await codesOf("new.md", 1), []);
  });

  async function codesOf(name: string, version: number): Promise<unknown[]> {
    return (await server.diagnosticsOf(uriOf(name), version)).map(({ code }) => code);
  }

  function uriOf(name: string): string {
    return `${pathToFileURL(folder).href}/${name}`;
  }
});
