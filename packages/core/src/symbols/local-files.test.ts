import assert from "node:assert/strict";
import { localFilesBy } from "./local-files.js";

const refuse = (): never => {
  throw new Error("refused");
};

const texts = new Map([
  ["/a/b.md", "# b"],
  ["/a/c.html", "<meta charset=koi8-r>\xD0"],
  ["/a/d.html", "<meta charset=klingon>\xD0"],
]);

describe("files of a host by its calls", () => {
  const files = localFilesBy({
    fileURLToPath: (uri) => (uri.startsWith("file:///") ? uri.slice(7) : refuse()),
    statSync: (path) =>
      path === "/secret"
        ? refuse()
        : path === "/none"
          ? undefined
          : { isDirectory: () => path.endsWith("/"), isFile: () => path.endsWith(".md") },
    readFileSync: (path) => Buffer.from(texts.get(path) ?? refuse(), "latin1"),
    readdirSync: (path) => (path === "/a/" ? ["b.md"] : refuse()),
  });

  it("are files or folders", () => {
    assert.equal(files.kindOf("file:///a/b.md"), "file");
    assert.equal(files.kindOf("file:///a/"), "folder");
    assert.equal(files.kindOf("file:///a/socket"), undefined);
  });

  it("have texts and names", () => {
    assert.equal(files.read("file:///a/b.md"), "# b");
    assert.equal(files.read("file:///a/c.html"), "<meta charset=koi8-r>п");
    assert.equal(files.read("file:///a/d.html"), undefined);
    assert.deepEqual(files.namesIn("file:///a/"), ["b.md"]);
  });

  it("are not there if they cannot be named or looked at", () => {
    for (const uri of ["http://a.example/b.md", "file:///secret", "file:///none"]) {
      assert.equal(files.kindOf(uri), undefined, uri);
      assert.equal(files.read(uri), undefined, uri);
      assert.deepEqual(files.namesIn(uri), [], uri);
    }
  });
});
