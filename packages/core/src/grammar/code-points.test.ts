import assert from "node:assert/strict";
import { characters, codePoints, complement, difference, includes, intersection, union } from "./code-points.js";

const aToC = codePoints([0x61, 0x63]);
const cToE = codePoints([0x63, 0x65]);

describe("codePoints", () => {
  for (const [name, set, expected] of [
    ["no range", codePoints(), []],
    ["one range", aToC, [0x61, 0x64]],
    ["ranges in the wrong order", codePoints([0x64, 0x65], [0x61, 0x62]), [0x61, 0x63, 0x64, 0x66]],
    ["ranges that touch", codePoints([0x61, 0x62], [0x63, 0x64]), [0x61, 0x65]],
    ["ranges that overlap", codePoints([0x61, 0x64], [0x62, 0x66]), [0x61, 0x67]],
    ["a range within another", codePoints([0x61, 0x66], [0x62, 0x63]), [0x61, 0x67]],
    ["the characters of a text", characters("cab😀"), [0x61, 0x64, 0x1f600, 0x1f601]],
    ["a character that occurs twice", characters("aa"), [0x61, 0x62]],
    ["a union", union(aToC, cToE), [0x61, 0x66]],
    ["a union of sets apart", union(codePoints([1, 1]), codePoints([3, 3])), [1, 2, 3, 4]],
    ["an intersection", intersection(aToC, cToE), [0x63, 0x64]],
    ["an empty intersection", intersection(aToC, codePoints([0x64, 0x65])), []],
    ["a difference", difference(aToC, cToE), [0x61, 0x63]],
    ["a difference that cuts a hole", difference(codePoints([0, 9]), codePoints([3, 5])), [0, 3, 6, 10]],
    ["a complement", complement(aToC), [0, 0x61, 0x64, 0x110000]],
    ["the complement of a set that begins at zero", complement(codePoints([0, 9])), [10, 0x110000]],
    ["the complement of everything", complement(codePoints([0, 0x10ffff])), []],
  ] as const) {
    it(name, () => assert.deepEqual(set, expected));
  }
});

describe("includes", () => {
  for (const [codePoint, expected] of [
    [0x60, false],
    [0x61, true],
    [0x63, true],
    [0x64, false],
  ] as const) {
    it(`U+${codePoint.toString(16)}: ${expected ? "yes" : "no"}`, () =>
      assert.equal(includes(aToC, codePoint), expected));
  }

  it("finds nothing in an empty set", () => assert.equal(includes(codePoints(), 0), false));
});
