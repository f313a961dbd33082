import assert from "node:assert/strict";
import fc from "fast-check";
import { guardDoubleSlash, removeDotSegments } from "./path-segments.js";

/** RFC 3986 §5.2.4 step by step, as the document writes it: clear, and quadratic. */
function removeDotSegmentsByTheSteps(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, "");
    else if (/^\/\.(?:\/|$)/.test(input)) input = input.replace(/^\/\.(?:\/|$)/, "/");
    else if (/^\/\.\.(?:\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.(?:\/|$)/, "/");
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (input === "." || input === "..") input = "";
    else {
      const segment = /^\/?[^/]*/.exec(input)?.[0] ?? "";
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

describe("removeDotSegments", () => {
  for (const [path, expected] of [
    ["/a/b/c/./../../g", "/a/g"],
    ["mid/content=5/../6", "mid/6"],
    ["b/../c", "/c"],
    ["/..", "/"],
    ["..", ""],
    ["/a/b/.", "/a/b/"],
    ["/a/b/..", "/a/"],
    ["/a//..", "/a/"],
    ["/.../a..b", "/.../a..b"],
  ] as const) {
    it(`RFC 3986 §5.2.4: ${path}`, () => assert.equal(removeDotSegments(path), expected));
  }

  it("equals the steps of RFC 3986 §5.2.4 on every path", () => {
    const path = fc.array(fc.constantFrom("/", ".", "..", "a", "/..", "/.")).map((parts) => parts.join(""));
    fc.assert(
      fc.property(path, (path) => assert.equal(removeDotSegments(path), removeDotSegmentsByTheSteps(path))),
      { numRuns: 3000 },
    );
  });
});

describe("guardDoubleSlash", () => {
  it("keeps a path from being read as an authority", () => assert.equal(guardDoubleSlash("//x"), "/.//x"));
  it("leaves any other path", () => assert.equal(guardDoubleSlash("/x//y"), "/x//y"));
});
