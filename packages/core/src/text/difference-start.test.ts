import assert from "node:assert/strict";
import { differenceStart } from "./difference-start.js";

describe("differenceStart", () => {
  const rows: readonly (readonly [one: string, other: string, offset: number])[] = [
    ["abc", "abd", 2],
    ["a", "b", 0],
    ["ab", "abc", 2],
    ["abc", "ab", 2],
    ["ab", "ab", 2],
    ["", "", 0],
    ["\u{1F600}", "\u{1F601}", 1],
  ];
  for (const [one, other, offset] of rows)
    it(`'${one}' and '${other}' differ from ${offset} on`, () => assert.equal(differenceStart(one, other), offset));
});
