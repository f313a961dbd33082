import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { localPath, readLocalDocument, readLocalFile } from "./local-files.js";

describe("localPath", () => {
  it("is where a file is", () => {
    const path = join(import.meta.dirname, "é 100%.ts");
    assert.equal(localPath(pathToFileURL(path).href), path);
  });

  it("is nothing for what has no path here", () => {
    for (const uri of ["untitled:a", "file:///a%2Fb", "file:///%ff", "http://a.example/"])
      assert.equal(localPath(uri), undefined, uri);
    const [share, onShare] = ["file://host/share/a.ts", "\\\\host\\share\\a.ts"];
    assert.equal(localPath(share), process.platform === "win32" ? onShare : undefined);
  });
});

describe("readLocalFile", () => {
  it("gives the text without a byte order mark, as editors do", async () => {
    const folder = await mkdtemp(join(tmpdir(), "irilint-"));
    const file = join(folder, "a.ts");
    await writeFile(file, "\uFEFFa\uFEFF");
    assert.equal(await readLocalFile(pathToFileURL(file).href), "a\uFEFF");
    await rm(folder, { recursive: true });
    assert.equal(await readLocalFile(pathToFileURL(file).href), undefined);
  });
});

describe("readLocalDocument", () => {
  it("gives the text in the charset that the document declares", async () => {
    const folder = await mkdtemp(join(tmpdir(), "irilint-"));
    const file = join(folder, "a.html");
    const uri = pathToFileURL(file).href;
    await writeFile(file, Buffer.from("<meta charset=koi8-r>\xD0", "latin1"));
    assert.equal(await readLocalDocument(uri), "<meta charset=koi8-r>п");
    await writeFile(file, Buffer.from("\uFEFF<p>é", "utf16le"));
    assert.equal(await readLocalDocument(uri), "<p>é");
    await rm(folder, { recursive: true });
    assert.equal(await readLocalDocument(uri), undefined);
  });

  it("gives that of the settings or an .editorconfig if it declares none", async () => {
    const folder = await mkdtemp(join(tmpdir(), "irilint-"));
    const file = join(folder, "a.html");
    const uri = pathToFileURL(file).href;
    await writeFile(file, Buffer.from("<p>\xE9", "latin1"));
    await writeFile(join(folder, ".editorconfig"), "root = true\n");
    assert.equal(await readLocalDocument(uri), "<p>\uFFFD");
    assert.equal(await readLocalDocument(uri, "koi8-r"), "<p>\u0418");
    await writeFile(join(folder, ".editorconfig"), "root = true\n[*.html]\ncharset = latin1\n");
    assert.equal(await readLocalDocument(uri), "<p>\u00E9");
    assert.equal(await readLocalDocument(uri, "koi8-r"), "<p>\u0418");
    await writeFile(file, "<p>\u00E9");
    assert.equal(await readLocalDocument(uri), "<p>\u00E9");
    await rm(folder, { recursive: true });
  });
});
