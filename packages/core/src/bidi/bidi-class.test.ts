import assert from "node:assert/strict";
import { bidiClassNames } from "../data/bidi-class.js";
import { includes } from "../grammar/code-points.js";
import { mayBeRightToLeft } from "../grammar/trait-ranges.js";
import { BidiClass, bidiClass, classSet, isIn, isRightToLeft } from "./bidi-class.js";

describe("bidiClass", () => {
  it("numbers the classes as the generated table does", () => {
    assert.deepEqual(Object.keys(BidiClass), [...bidiClassNames]);
    assert.deepEqual(
      Object.values(BidiClass),
      bidiClassNames.map((_, index) => index),
    );
  });
  for (const [name, codePoint, expected] of [
    ["Latin letters", 0x61, "L"],
    ["European digits", 0x31, "EN"],
    ["the first Hebrew letter", 0x5d0, "R"],
    ["Arabic letters", 0x627, "AL"],
    ["Arabic-Indic digits", 0x661, "AN"],
    ["extended Arabic-Indic digits, which are European", 0x6f1, "EN"],
    ["Hebrew points", 0x5b0, "NSM"],
    ["unassigned code points of the Hebrew block", 0x5ff, "R"],
    ["unassigned code points of the Currency Symbols block", 0x20cf, "ET"],
    ["Rumi digits beyond U+FFFF", 0x10e60, "AN"],
    ["Adlam letters beyond U+FFFF", 0x1e900, "R"],
    ["noncharacters", 0xfdd0, "BN"],
    ["private use", 0xe000, "L"],
    ["lone surrogates", 0xd800, "L"],
    ["the last code point of the basic plane", 0xffff, "BN"],
    ["the first code point beyond it", 0x10000, "L"],
    ["the last code point", 0x10ffff, "BN"],
  ] as const)
    it(`knows ${name}`, () => assert.equal(bidiClassNames[bidiClass(codePoint)], expected));
});

describe("isRightToLeft", () => {
  for (const [codePoint, expected] of [
    [0x58f, false],
    [0x590, true],
    [0x5b0, false],
    [0x5d0, true],
    [0x627, true],
    [0x661, false],
    [0x200f, true],
    [0x10800, true],
  ] as const)
    it(`${expected ? "accepts" : "refuses"} U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`, () =>
      assert.equal(isRightToLeft(codePoint), expected));

  it("finds nothing outside of the ranges by which the scan sets its trait", () => {
    const rightToLeft = classSet(BidiClass.R, BidiClass.AL, BidiClass.AN);
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++)
      if (isIn(rightToLeft, bidiClass(codePoint)))
        assert.ok(includes(mayBeRightToLeft, codePoint), `U+${codePoint.toString(16)}`);
  });
});
