import assert from "node:assert/strict";
import { bidiSkeleton, skeleton } from "./skeleton.js";

describe("skeleton", () => {
  for (const [name, text, expected] of [
    ["Cyrillic letters look Latin", "\u0440\u0430\u0443\u0440\u0430l", "paypal"],
    ["a digit looks like a letter", "1ame", "larne"],
    ["one character looks like two", "m", "rn"],
    ["default-ignorable characters are not seen", "a\u200Bb\u00AD", "ab"],
    ["canonically equivalent texts look the same", "e\u0301", "\u00E9".normalize("NFD")],
    ["nothing", "", ""],
  ] as const)
    it(name, () => assert.equal(skeleton(text), expected));

  it("stays the same when it is taken again", () => {
    for (const text of ["paypal", "\u0440\u0430\u0443", "1O0lI|", "\u{1D400}\u{1D401}", "\uFB01"])
      assert.equal(skeleton(skeleton(text)), skeleton(text));
  });
  it("leaves lone surrogates alone", () => assert.equal(skeleton("\uD800a"), "\uD800a"));
});

describe("bidiSkeleton", () => {
  it("UTS #39 §4: a right-to-left text looks like a left-to-right one with mirrored symbols", () => {
    assert.equal(bidiSkeleton("A1<\u05E9\u05C2"), bidiSkeleton("\u0391\u05E9\u05BA>1"));
  });
  it("tells texts apart that have the same characters in another display", () => {
    assert.notEqual(bidiSkeleton("\u05D0\u05D1"), bidiSkeleton("\u05D1\u05D0"));
  });
  it("keeps marks behind their letters", () =>
    assert.equal(bidiSkeleton("\u05D0\u05B4\u05D1"), skeleton("\u05D1\u05D0\u05B4")));
  it("is the skeleton where nothing is right-to-left", () => assert.equal(bidiSkeleton("1ame"), skeleton("1ame")));
});
