import assert from "node:assert/strict";
import bidiFactory from "bidi-js";
import fc from "fast-check";
import { bidiClassNames } from "../src/data/bidi-class.js";
import { bidiClass } from "../src/bidi/bidi-class.js";
import { bidiLayout } from "../src/bidi/layout.js";

// A CommonJS module whose declarations promise a default export and whose whole export is the function.
const oracle = (bidiFactory as unknown as typeof bidiFactory.default)();

// The oracle has the data of Unicode 13, so only characters on which both agree can be compared. What X9 removes has no
// level of its own, and the oracle counts code units, so neither those characters nor any beyond U+FFFF take part.
const removed = new Set(["BN", "LRE", "LRO", "RLE", "RLO", "PDF"]);
const candidates = Array.from({ length: 0x10000 }, (_, codePoint) => String.fromCharCode(codePoint)).filter(
  (character) => {
    const name = bidiClassNames[bidiClass(character.charCodeAt(0))];
    return name === oracle.getBidiCharTypeName(character) && !removed.has(name);
  },
);
const byClass = bidiClassNames
  .map((name) => candidates.filter((character) => bidiClassNames[bidiClass(character.charCodeAt(0))] === name))
  .filter((characters) => characters.length > 0);
const anyClass = fc.constantFrom(...byClass).chain((characters) => fc.constantFrom(...characters));
const ofIris = fc.constantFrom(..."ab1/.:?#%&=;()[]-\u05D0\u05D1\u05B0\u0627\u0628\u0661");
const texts = fc.array(fc.oneof(anyClass, ofIris, ofIris), { maxLength: 60 }).map((pieces) => pieces.join(""));

describe("bidiLayout and bidi-js", () => {
  it("agree on levels and order", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("ltr", "rtl"), (text, paragraph) => {
        const expected = oracle.getEmbeddingLevels(text, paragraph);
        const { levels, order } = bidiLayout(text, { paragraph });
        assert.deepEqual(levels, [...expected.levels]);
        assert.deepEqual(order, oracle.getReorderedIndices(text, expected));
      }),
      { numRuns: 2000 },
    );
  });
});
