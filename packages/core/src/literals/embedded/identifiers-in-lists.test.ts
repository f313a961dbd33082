import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findImageCandidates, findPrefixedWords, findWords } from "./identifiers-in-lists.js";

const candidates: readonly (readonly [name: string, marked: string])[] = [
  ["with descriptors", "«a.png» 1x, «b.png» 2x"],
  ["without", "«a.png», «b.png»"],
  ["commas inside belong to the identifier", "«data:image/png;base64,AAAA» 1x, «b,c.png» 100w"],
  ["white space and commas around", " ,, «a.png» 1x ,\n«b.png» "],
  ["several descriptors", "«a» 100w 50h, «b»"],
  ["spaces in an identifier", "«/my big photo.jpg» 1.5x, «/b c/d» 100w, «e f.png»"],
  ["descriptors that are none, but no names either", "«a.png» 1 x, «b.png» 2y"],
  ["nothing", " , "],
];

describe("findImageCandidates", () => {
  for (const [name, marked] of candidates) {
    it(name, () => {
      const { text } = readMarks(marked);
      assert.equal(writeMarks(text, findImageCandidates(text)), marked);
    });
  }
});

describe("findWords", () => {
  it("finds what stands between white space", () => {
    const marked = " «http://a»\n\t«b» ";
    const { text } = readMarks(marked);
    assert.equal(writeMarks(text, findWords(text)), marked);
    assert.deepEqual(findWords("  "), []);
  });
});

describe("findPrefixedWords", () => {
  it("finds what stands behind names", () => {
    const marked = " a: «http://b»\n\tc: «http://d» ";
    const { text } = readMarks(marked);
    assert.equal(writeMarks(text, findPrefixedWords(text)), marked);
  });
});
