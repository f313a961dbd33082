import assert from "node:assert/strict";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { packTighter, zipEntries } from "../../tools/build/extension-archive.mjs";
import { newFolder, runWell } from "./project.js";

const extension = fileURLToPath(new URL("../../packages/vscode-client", import.meta.url));

describe("the extension, packed", () => {
  const folder = newFolder("extension");
  const file = join(folder, "vscode-iri.vsix");

  before(async () => {
    const vsce = join(extension, "node_modules/@vscode/vsce/vsce");
    runWell(extension, process.execPath, [vsce, "package", "--no-dependencies", "--out", file]);
    await packTighter(file);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it("holds the bundles, the notices, and what the marketplace shows, and nothing else", () => {
    const names = zipEntries(file).map(({ name }) => name);
    assert.deepEqual(names.sort(), [
      "[Content_Types].xml",
      "extension.vsixmanifest",
      "extension/LICENSE.txt",
      "extension/changelog.md",
      "extension/dist/THIRD-PARTY-NOTICES.txt",
      "extension/dist/character-names.js",
      "extension/dist/extension-browser.js",
      "extension/dist/extension.cjs",
      "extension/dist/inspector-page.css",
      "extension/dist/inspector-page.js",
      "extension/dist/process-client.js",
      "extension/dist/server-babel.js",
      "extension/dist/server-charsets.js",
      "extension/dist/server-core.js",
      "extension/dist/server-node.js",
      "extension/dist/server-session.js",
      "extension/dist/server-worker.js",
      "extension/dist/server.cjs",
      "extension/images/icon.png",
      "extension/package.json",
      "extension/readme.md",
      "extension/schema.json",
      "extension/walkthrough/find.md",
      "extension/walkthrough/find.png",
      "extension/walkthrough/inspect.md",
      "extension/walkthrough/inspect.png",
      "extension/walkthrough/repair.md",
      "extension/walkthrough/settle.md",
    ]);
  });

  it("holds the bundles as they were built", () => {
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file))))
      if (name.startsWith("extension/dist/"))
        assert.ok(readFileSync(join(extension, name.slice("extension/".length))).equals(bytes), name);
  });

  it("is small", () => assert.ok(statSync(file).size <= 1_160_000));

  it("is activated by one small file, and loads its client when there is a document", () => {
    assert.deepEqual(filesLoaded(), ["extension.cjs"]);
    assert.ok(statSync(join(extension, "dist/extension.cjs")).size <= 12_000);
    assert.deepEqual(filesLoaded("with-document"), ["extension.cjs", "process-client.js"]);
  });

  it("carries the licenses of what others made", () => {
    const notices = readFileSync(join(extension, "dist/THIRD-PARTY-NOTICES.txt"), "utf8");
    assert.match(notices, /^UNICODE LICENSE V3$/m);
    for (const name of [
      "@babel/parser",
      "@lezer/javascript",
      "punycode.js",
      "vscode-languageclient",
      "vscode-languageserver",
    ]) {
      assert.match(notices, new RegExp(`^${name} \\d`, "m"));
    }
  });

  function filesLoaded(...args: readonly string[]): unknown {
    const standIn = fileURLToPath(new URL("vscode-stand-in.cjs", import.meta.url));
    return JSON.parse(runWell(extension, process.execPath, [standIn, join(extension, "dist/extension.cjs"), ...args]));
  }
});
