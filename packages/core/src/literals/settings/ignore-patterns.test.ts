import assert from "node:assert/strict";
import { readIgnorePatterns } from "./ignore-patterns.js";

describe("the patterns of a .gitignore", () => {
  const rows: { text: string; path: string; kind?: "file" | "folder"; expected: "ignored" | "kept" | undefined }[] = [
    { text: "dist", path: "dist", kind: "folder", expected: "ignored" },
    { text: "dist", path: "a/dist", expected: "ignored" },
    { text: "dist", path: "distance", expected: undefined },
    { text: "dist/", path: "dist", expected: undefined },
    { text: "/dist", path: "a/dist", expected: undefined },
    { text: "a/dist", path: "a/dist", expected: "ignored" },
    { text: "*.js", path: "a/b.js", expected: "ignored" },
    { text: "a/*.js", path: "a/b/c.js", expected: undefined },
    { text: "a/**/c.js", path: "a/c.js", expected: "ignored" },
    { text: "a/**/c.js", path: "a/b/b/c.js", expected: "ignored" },
    { text: "a/**", path: "a/b/c", expected: "ignored" },
    { text: "a?.ts", path: "ab.ts", expected: "ignored" },
    { text: "[a-c].ts", path: "b.ts", expected: "ignored" },
    { text: "[!a].ts", path: "a.ts", expected: undefined },
    { text: "*.ts\n!keep.ts", path: "keep.ts", expected: "kept" },
    { text: "!keep.ts\n*.ts", path: "keep.ts", expected: "ignored" },
    { text: "# dist", path: "# dist", expected: undefined },
    { text: "\\#dist", path: "#dist", expected: "ignored" },
    { text: "a+(b)", path: "a+(b)", expected: "ignored" },
    { text: "[", path: "[", expected: undefined },
    { text: "dist  \r\n", path: "dist", expected: "ignored" },
    { text: "\uFEFFdist", path: "dist", expected: "ignored" },
    { text: "a\\ ", path: "a ", expected: "ignored" },
    { text: "*a*b?c*", path: "xaabxbzcx", expected: "ignored" },
    { text: "*a*b", path: "abc", expected: undefined },
    { text: "**/b/**/d", path: "a/b/c/b/d", expected: "ignored" },
    { text: "a/**", path: "a", kind: "folder", expected: undefined },
    { text: "a**b", path: "axxb", expected: "ignored" },
    { text: "**", path: "a/b", expected: "ignored" },
    { text: "[\\d].ts", path: "1.ts", expected: undefined },
    { text: "[[\\]].ts", path: "].ts", expected: "ignored" },
    { text: "[c-a].ts", path: "b.ts", expected: undefined },
    { text: "a\\*", path: "a*", expected: "ignored" },
    { text: "a\\*", path: "ab", expected: undefined },
    { text: "*.[jt]s\n*.md", path: "a.ts", expected: "ignored" },
    { text: "*.ts\n!k*", path: "keep.ts", expected: "kept" },
    { text: "!k*\n*.ts\n*.md", path: "keep.ts", expected: "ignored" },
    { text: "*\u{1F600}.md", path: "a\u{1F600}.md", expected: "ignored" },
    { text: "?.md", path: "\u{1F600}.md", expected: "ignored" },
    { text: "[a\u{1F600}].md", path: "\u{1F600}.md", expected: "ignored" },
    { text: "a*\u{1F600}", path: "a\u{1F601}", expected: undefined },
    { text: "a/[b]c]", path: "a/bc]", expected: "ignored" },
  ];
  for (const { text, path, kind = "file", expected } of rows) {
    it(`${JSON.stringify(text)}: ${path} is ${expected ?? "not meant"}`, () => {
      assert.equal(readIgnorePatterns(text).judge(path, kind), expected);
    });
  }

  const starred = {
    "stars in a name": { pattern: "*a".repeat(500), unit: "a" },
    "stars for folders": { pattern: `${"**/a/".repeat(200)}c`, unit: "a/" },
  };
  for (const [name, { pattern, unit }] of Object.entries(starred))
    it(`judges a long path by many ${name}`, () =>
      assert.equal(readIgnorePatterns(pattern).judge(`${unit.repeat(2000 / unit.length)}b`, "file"), undefined));
});
