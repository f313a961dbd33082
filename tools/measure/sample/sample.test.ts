import assert from "node:assert/strict";
import { measure } from "./measure.js";
import { readRows } from "./row.js";

describe("the labelled sample", () => {
  const rows = readRows();

  it("has a thousand literals of more than twenty packages, each with a reason", () => {
    assert.equal(rows.length, 1000);
    assert.ok(new Set(rows.map(({ release }) => release)).size > 20);
    assert.deepEqual(
      rows.filter(({ why }) => why === ""),
      [],
    );
  });

  it("has the same label wherever the same text stands in the same place", () => {
    const known = new Map<string, string>();
    for (const { source, literal, label } of rows) {
      const key = `${source} ${JSON.stringify(literal.site)}`;
      assert.equal(known.get(key) ?? label, label, key);
      known.set(key, label);
    }
  });

  it("shows a precision of 99 % and a recall of 95 %", () => {
    const { precision, recall } = measure(rows);
    assert.ok(precision.share >= 0.99, `precision is ${precision.share}`);
    assert.ok(recall.share >= 0.95, `recall is ${recall.share}`);
  });
});
