import assert from "node:assert/strict";
import { matchIpvFuture } from "./match-ipv-future.js";

describe("matchIpvFuture", () => {
  for (const [name, text, end] of [
    ["the shortest one", "v1.a", 4],
    ["a capital V", "V1.a", 4],
    ["a version of several hexadecimal digits", "vfF09.a", 7],
    ["unreserved characters, sub-delims and colons", "v1.aZ09-._~!$&'()*+,;=:", 23],
    ["no version", "v.a", -1],
    ["a version that is not hexadecimal", "vg.a", -1],
    ["no dot", "v1a", -1],
    ["no address", "v1.", -1],
    ["a percent sign ends the address", "v1.a%41", 4],
    ["no letters outside ASCII", "v1.é", -1],
    ["another letter in front", "w1.a", -1],
    ["the empty string", "", -1],
  ] as const) {
    it(name, () => assert.equal(matchIpvFuture(text, 0, text.length), end));
  }

  it("reads nothing outside its range", () => {
    assert.equal(matchIpvFuture("[v1.ab]", 1, 5), 5);
    assert.equal(matchIpvFuture("v1.a", 0, 3), -1);
  });
});
