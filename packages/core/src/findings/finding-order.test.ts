import assert from "node:assert/strict";
import { compareCodes, compareFindings } from "./finding-order.js";

describe("the order of findings", () => {
  const at = (code: string, start: number, end: number) => ({ code, span: { start, end } });

  it("is that of their spans, then of their codes", () => {
    const ordered = [at("c", 0, 1), at("a", 0, 2), at("b", 0, 2), at("a", 1, 1)];
    assert.deepEqual([...ordered].reverse().sort(compareFindings), ordered);
    assert.equal(compareFindings(at("a", 0, 1), at("a", 0, 1)), 0);
  });

  it("is the same in every locale", () => {
    assert.ok(compareCodes({ code: "a-b" }, { code: "aa" }) < 0);
    assert.ok(compareCodes({ code: "aa" }, { code: "a-b" }) > 0);
    assert.equal(compareCodes({ code: "a" }, { code: "a" }), 0);
  });
});
