import assert from "node:assert/strict";
import { BidiClass, bidiClass } from "../../src/bidi/bidi-class.js";

/** The ASCII symbols of the guidelines, appendix A, by their bidirectional character type. */
const symbols: readonly (readonly [type: keyof typeof BidiClass, characters: string])[] = [
  ["ET", "#%$"],
  ["CS", "/:,."],
  ["ES", "+-"],
  ["ON", "?@[]!('*);=&_~\"\\^<>`|{}"],
  ["WS", " "],
];

describe("guidelines appendix A", () => {
  for (const [type, characters] of symbols)
    for (const character of characters)
      it(`'${character}' is ${type}`, () => assert.equal(bidiClass(character.codePointAt(0)!), BidiClass[type]));

  it("names every ASCII symbol", () => {
    const named = symbols.flatMap(([, characters]) => [...characters]).sort();
    const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    assert.deepEqual(
      named,
      printable.filter((character) => !/[0-9A-Za-z]/u.test(character)),
    );
  });
});
