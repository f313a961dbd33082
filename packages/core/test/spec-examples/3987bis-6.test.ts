import assert from "node:assert/strict";
import { isIriReference } from "../../src/iri/is-iri.js";

/** 3987bis §6.3: what a Legacy Extended IRI may hold and an IRI may not, or not in every component. */
const legacy: readonly (readonly [group: string, codePoints: readonly number[]])[] = [
  ["space", [0x20]],
  ["delimiters", [0x3c, 0x3e, 0x22]],
  ["unwise characters", [0x5c, 0x5e, 0x60, 0x7b, 0x7c, 0x7d]],
  ["controls", [0x00, 0x1f, 0x7f, 0x80, 0x9f]],
  ["specials", [0xfff0, 0xfffd]],
  ["private-use code points", [0xe000, 0xf8ff, 0xf0000, 0xffffd, 0x100000, 0x10fffd]],
  ["tags", [0xe0000, 0xe0fff]],
  ["noncharacters", [0xfdd0, 0xfdef, 0x1fffe, 0x1ffff, 0xefffe, 0xeffff, 0xffffe, 0xfffff, 0x10fffe, 0x10ffff]],
];

/** What neither may hold. */
const never: readonly (readonly [group: string, codePoints: readonly number[]])[] = [
  ["surrogate code units", [0xd800, 0xdbff, 0xdc00, 0xdfff]],
  ["U+FFFE and U+FFFF", [0xfffe, 0xffff]],
];

describe("3987bis §6.3", () => {
  for (const [group, codePoints] of legacy) {
    it(`${group}: in every component of a LEIRI, in no path of an IRI`, () => {
      for (const codePoint of codePoints) {
        const character = String.fromCodePoint(codePoint);
        const everywhere = `a://${character}@${character}/${character}?${character}#${character}`;
        assert.equal(isIriReference(everywhere, { profile: "leiri" }), true);
        assert.equal(isIriReference(`a:${character}`), false);
        assert.equal(isIriReference(`a:${character}`, { profile: "rfc3987bis" }), false);
      }
    });
  }

  for (const [group, codePoints] of never) {
    it(`${group}: in no LEIRI`, () => {
      for (const codePoint of codePoints) {
        assert.equal(isIriReference(String.fromCodePoint(codePoint), { profile: "leiri" }), false);
      }
    });
  }

  it("bidi formatting characters are allowed in a LEIRI, and by the grammar in an IRI too", () => {
    for (const codePoint of [0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e]) {
      assert.equal(isIriReference(String.fromCodePoint(codePoint), { profile: "leiri" }), true);
      assert.equal(isIriReference(String.fromCodePoint(codePoint)), true);
    }
  });

  it("delimiters in the wrong place are allowed in neither", () => {
    for (const text of ["a#b#c", "a/[b]", "?[", "#]", "//a@b@c", "%", "1a:b"]) {
      assert.equal(isIriReference(text, { profile: "leiri" }), false, text);
    }
  });
});
