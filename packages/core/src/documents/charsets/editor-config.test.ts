import assert from "node:assert/strict";
import { charsetAbove, readEditorConfig } from "./editor-config.js";

const text = `; A comment
root = TRUE
[*]
charset = utf-8
# [*.txt]
[*.{html,htm}]
Charset: Latin1
[legacy/**]
charset = utf-16be
[legacy/new/*.js]
charset = unset
[Makefile]
indent_style = tab
`;

describe("an .editorconfig", () => {
  const config = readEditorConfig(text);
  for (const [path, expected] of [
    ["a.txt", "utf-8"],
    ["src/deep/a.html", "latin1"],
    ["a.htm", "latin1"],
    ["legacy/a.html", "utf-16be"],
    ["src/legacy/a.css", "utf-8"],
    ["legacy/new/a.js", "unset"],
    ["Makefile", "utf-8"],
  ] as const)
    it(`says that ${path} is in ${expected}`, () => assert.equal(config.charsetOf(path), expected));

  it("says whether those above count", () => {
    assert.equal(config.isRoot, true);
    assert.equal(readEditorConfig("[*]\nroot = true").isRoot, false);
  });

  it("says nothing where it is something else", () =>
    assert.equal(readEditorConfig(`${"[".repeat(2000)}\ncharset=koi8-r\n=\n]`).charsetOf("a"), undefined));
});

describe("the files .editorconfig above a file", () => {
  const configs: Readonly<Record<string, string>> = {
    "/": "[*]\ncharset = utf-16le",
    "/a/": "root = true\n[*.html]\ncharset = latin1\n[b/c/*]\ncharset = utf-16be",
    "/a/b/": "[*.txt]\ncharset = unset",
    "C:\\a\\": "[b/*.txt]\ncharset = latin1",
  };
  for (const [path, expected] of [
    ["/x.html", "utf-16le"],
    ["/a/x.html", "latin1"],
    ["/a/b/c/x.html", "utf-16be"],
    ["/a/b/x.txt", undefined],
    ["/a/x.txt", undefined],
    ["C:\\a\\b\\x.txt", "latin1"],
    ["x.txt", undefined],
  ] as const)
    it(`say that ${path} is in ${expected ?? "none"}`, () => {
      const charset = charsetAbove(path, (folder) => {
        const text = configs[folder];
        return text === undefined ? undefined : readEditorConfig(text);
      });
      assert.equal(charset, expected);
    });
});
