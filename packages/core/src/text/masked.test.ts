import assert from "node:assert/strict";
import { masked } from "./masked.js";

describe("masked", () => {
  for (const [name, spans, expected] of [
    ["nothing", [], "abcdef"],
    [
      "spans apart",
      [
        [0, 1],
        [3, 5],
      ],
      "_bc__f",
    ],
    ["a span of no length", [[2, 2]], "abcdef"],
    [
      "one that begins within another, and one that ends there",
      [
        [0, 3],
        [1, 2],
        [2, 4],
      ],
      "____ef",
    ],
    ["the end", [[4, 6]], "abcd__"],
  ] as const) {
    it(`masks ${name}`, () => {
      const ranges = Array.from(spans, ([start, end]) => ({ start, end }));
      assert.equal(masked("abcdef", ranges, "_"), expected);
    });
  }
});
