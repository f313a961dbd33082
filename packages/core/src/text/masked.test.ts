import assert from "node:assert/strict";
import { masked } from "./masked.js";

const rows: readonly (readonly [name: string, spans: readonly (readonly [number, number])[], expected: string])[] = [
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
];

describe("masked", () => {
  for (const [name, spans, expected] of rows) {
    it(`masks ${name}`, () => {
      const ranges = spans.map(([start, end]) => ({ start, end }));
      assert.equal(masked("abcdef", ranges, "_"), expected);
    });
  }
});
