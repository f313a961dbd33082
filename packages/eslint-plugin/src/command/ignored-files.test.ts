import assert from "node:assert/strict";
import { globOf } from "./ignored-files.js";

describe("a line of .gitignore as a glob", () => {
  for (const [line, glob] of [
    ["dist", "**/dist"],
    ["dist/", "**/dist/"],
    ["/dist", "dist"],
    ["/dist/", "dist/"],
    ["packages/*/dist", "packages/*/dist"],
    ["!keep.ts", "!**/keep.ts"],
    ["!/keep.ts", "!keep.ts"],
    ["**/logs", "**/logs"],
    ["a{b}(c)", "**/a\\{b}\\(c)"],
    ["\\#file", "**/\\#file"],
    ["spaces   ", "**/spaces"],
  ] as const) {
    it(`${JSON.stringify(line)} is ${glob}`, () => assert.deepEqual(globOf(line), [glob]));
  }

  for (const line of ["", "   ", "# comment"]) {
    it(`${JSON.stringify(line)} is none`, () => assert.deepEqual(globOf(line), []));
  }
});
