import assert from "node:assert/strict";
import { isPctEncodedAt } from "./pct-encoded.js";

describe("isPctEncodedAt", () => {
  for (const [name, text, expected] of [
    ["digits", "%09", true],
    ["capital letters at both ends of their range", "%AF", true],
    ["small letters at both ends of their range", "%af", true],
    ["the character before 0", "%/0", false],
    ["the character after 9", "%0:", false],
    ["the character before A", "%@0", false],
    ["the character after F", "%0G", false],
    ["the character before a", "%`0", false],
    ["the character after f", "%0g", false],
    ["the character 0x20 below 0, which lower-casing must not make a digit", "%\u00100", false],
    ["full-width digits", "%００", false],
    ["one digit", "%0", false],
    ["no digit", "%", false],
    ["no percent sign", "000", false],
  ] as const) {
    it(`${name}: ${expected ? "yes" : "no"}`, () => assert.equal(isPctEncodedAt(text, 0), expected));
  }

  it("looks at the offset and not beyond the end", () => {
    assert.equal(isPctEncodedAt("a%C3b", 1), true);
    assert.equal(isPctEncodedAt("a%C3b", 1, 3), false);
    assert.equal(isPctEncodedAt("a%C3b", 1, 4), true);
  });
});
