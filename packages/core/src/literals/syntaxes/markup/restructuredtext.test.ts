import assert from "node:assert/strict";
import { describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { restructuredTextAddress } from "./restructuredtext.js";

const rows: readonly DecodeRow[] = [
  { name: "every character as itself", written: "a&amp;%20é", text: "a&amp;%20é" },
  {
    name: "escaped characters",
    written: "a\\(b\\)\\\\\\😀",
    text: "a(b)\\😀",
    units: ["a", "\\(", "b", "\\)", "\\\\", "\\😀", "\\😀"],
  },
  { name: "no escaped white space", written: "a\\ b", text: "a\\ b" },
];

describe("restructuredTextAddress", () => {
  describeSyntax(restructuredTextAddress, rows, [..."a_:/%é😀&", "\\", "\\_", "\\😀"]);

  it("writes neither what ends an address nor what means nothing in it", () => {
    for (const text of [" ", "\u2028", "\t", "<", ">", "`"])
      assert.equal(restructuredTextAddress.encode(`a${text}b`, "x", { start: 0, end: 1 }), undefined, text);
  });

  it("keeps an address from becoming a name", () => {
    const keeps = (text: string): boolean | undefined =>
      restructuredTextAddress.keeps?.("a_b", { span: { start: 1, end: 3 }, text }, { start: 0, end: 3 });
    assert.equal(keeps("_c"), true);
    assert.equal(keeps("c_"), false);
    assert.equal(keeps("c\\_"), true);
    assert.equal(keeps(""), true);
  });

  it("leaves something in each line of an address", () => {
    const keeps = (start: number): boolean | undefined =>
      restructuredTextAddress.keeps?.("a\nbc\nd", { span: { start, end: 4 }, text: "" }, { start: 2, end: 4 });
    assert.deepEqual([keeps(2), keeps(3)], [false, true]);
  });
});
