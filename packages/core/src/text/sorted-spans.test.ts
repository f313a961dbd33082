import assert from "node:assert/strict";
import type { Span } from "../findings/span.js";
import { firstReaching } from "./sorted-spans.js";

const spans = [
  { start: 1, end: 2 },
  { start: 2, end: 4 },
  { start: 6, end: 7 },
];

describe("firstReaching", () => {
  for (const [offset, found] of [
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [7, 2],
    [8, undefined],
  ] as const) {
    it(`finds the span that ends at ${offset} or later`, () => {
      assert.equal(firstReaching(spans, offset), found === undefined ? undefined : spans[found]);
    });
  }

  it("finds none in none", () => assert.equal(firstReaching<Span>([], 0), undefined));
});
