import assert from "node:assert/strict";
import { resolve } from "node:path";
import { pathFrom } from "./paths.js";

describe("a path from a folder", () => {
  const rows: readonly (readonly [folder: string, path: string, expected: string])[] = [
    ["/a", "/a/b/c.ts", "b/c.ts"],
    ["/", "/a/b", "a/b"],
    ["/a", "/ab/c", "../ab/c"],
    ["/a/b", "/a/c", "../c"],
    ["/a", "/a/..b", "..b"],
    ["/a", "/a", ""],
  ];
  for (const [folder, path, expected] of rows)
    it(`${folder}: ${path} is ${expected === "" ? "empty" : expected}`, () =>
      assert.equal(pathFrom(resolve(folder), resolve(path)), expected));
});
