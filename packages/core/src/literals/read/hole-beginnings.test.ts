import assert from "node:assert/strict";
import { mayBeginHole } from "./hole-beginnings.js";

describe("mayBeginHole", () => {
  const rows: readonly (readonly [before: string, after: string, expected: boolean])[] = [
    ["$%6E", "$n", true],
    ["$n", "$n", false],
    ["a", "\\$n", false],
    ["a", "\\\\$n", true],
    ["a", "\\(", true],
    ["a", "\\\\(", false],
    ["a", "${", true],
    ["a", "{$", true],
  ];
  for (const [before, after, expected] of rows) {
    it(`says ${String(expected)} of ${after} for ${before}`, () => {
      assert.equal(mayBeginHole("plain", before, after), expected);
    });
  }

  const rowsInTex: readonly (readonly [before: string, after: string, expected: boolean])[] = [
    ["#%31", "#1", true],
    ["# #", "##", true],
    ["a#1", "#1", false],
    ["a", "#a", false],
    ["a", "\\#1", false],
    ["a", "\\\\#1", true],
  ];
  for (const [before, after, expected] of rowsInTex) {
    it(`says ${String(expected)} of ${after} for ${before} in TeX`, () => {
      for (const syntax of ["latex-address", "latex-text", "bibtex-address"] as const)
        assert.equal(mayBeginHole(syntax, before, after), expected);
    });
  }

  it("says that a back quote begins a command in the shell", () => {
    assert.equal(mayBeginHole("shell-double", "\\a\\`", "\\\\`"), true);
    assert.equal(mayBeginHole("shell-double", "a", "\\`"), false);
    assert.equal(mayBeginHole("plain", "a", "`"), false);
  });

  // Looking back from each of them would take minutes.
  it("reads many backslashes in a row", () => assert.equal(mayBeginHole("plain", "", "\\".repeat(200_000)), false));
});
