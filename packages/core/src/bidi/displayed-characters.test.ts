import assert from "node:assert/strict";
import { displayedCharacters, displayedText } from "./displayed-characters.js";

describe("displayedText", () => {
  for (const [name, text, expected] of [
    ["left-to-right text", "ab1", "ab1"],
    ["brackets in left-to-right text", "(a)<b>", "(a)<b>"],
    ["the last noncharacter of the plane", "\u05D0\uFFFF\u05D1", "\u05D1\u05D0\uFFFF"],
    ["right-to-left letters", "a\u05D0\u05D1", "a\u05D1\u05D0"],
    ["UAX #9 L3: marks stay behind their letters", "\u05D0\u05B0\u0591\u05D1", "\u05D1\u05D0\u05B0\u0591"],
    ["joiners stay behind their letters", "\u0627\u200C\u0628", "\u0628\u0627\u200C"],
    ["UAX #9 L4: brackets are mirrored", "\u05D0(\u05D1)\u05D2", "\u05D2(\u05D1)\u05D0"],
    ["marks on mirrored characters", "\u05D0<\u0338\u05D1", "\u05D1>\u0338\u05D0"],
    ["marks at the start stand on nothing", "\u0301a", "\u0301a"],
    ["letters beyond U+FFFF", "\u{1E900}\u{1E901}", "\u{1E901}\u{1E900}"],
    ["lone surrogates", "\uDC00\u05D0", "\uDC00\u05D0"],
    ["nothing", "", ""],
  ] as const)
    it(name, () => assert.equal(displayedText(text), expected));

  it("depends on the paragraph", () => assert.equal(displayedText("a/\u05D0", { paragraph: "rtl" }), "\u05D0/a"));
});

describe("displayedCharacters", () => {
  it("says where each stands in the text", () => {
    assert.deepEqual(
      displayedCharacters("(\u05D0\u05B0").map(({ start, end, level, isBracket }) => [start, end, level, isBracket]),
      [
        [0, 1, 0, true],
        [1, 3, 1, false],
      ],
    );
  });

  it("takes a pair of surrogates for one", () => {
    assert.deepEqual(
      displayedCharacters("\u{1E900}a").map(({ start, end }) => [start, end]),
      [
        [0, 2],
        [2, 3],
      ],
    );
  });
});
