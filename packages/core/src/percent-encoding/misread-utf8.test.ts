import assert from "node:assert/strict";
import { misreadRuns, readAgain } from "./misread-utf8.js";

describe("readAgain", () => {
  for (const [misread, text] of [
    ["Ã©", "é"],
    ["â‚¬", "€"],
    ["ÃŸ", "ß"],
    ["Ã\u0089", "É"],
    ["Ã‰", "É"],
    ["ðŸ˜€", "😀"],
    ["Å¾Å¸", "žŸ"],
    ["é", undefined],
    ["Ã©»", undefined],
    ["À¯", undefined],
    ["Â\u0085", "\u0085"],
    ["a", undefined],
    ["í\u00A0€", undefined],
  ] as const)
    it(`${JSON.stringify(misread)}: ${JSON.stringify(text)}`, () => assert.equal(readAgain(misread), text));
});

describe("misreadRuns", () => {
  it("hold every character that Windows-1252 and Latin-1 have from 80, and no other", () => {
    const latin1 = Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(0x80 + index));
    const windows1252 = Array.from("ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™");
    const found = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code + 1)).filter(
      (character) => character.replace(misreadRuns, "") === "",
    );
    assert.deepEqual(found, [...latin1, ...windows1252]);
  });
});
