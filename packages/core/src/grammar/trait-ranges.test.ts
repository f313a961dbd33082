import assert from "node:assert/strict";
import { includes, type CodePointSet } from "./code-points.js";
import { createScan, scanIri } from "./scan.js";
import { bidiControls, mayBeCombiningMark, mayBeRightToLeft, suspectOutsideAscii } from "./trait-ranges.js";
import { traits } from "./traits.js";

/** The code points of a Unicode property outside ASCII. */
async function codePointsOf(property: string): Promise<readonly number[]> {
  const module = (await import(`@unicode/unicode-18.0.0/${property}/code-points.mjs`)) as {
    default: readonly number[];
  };
  return module.default.filter((codePoint) => codePoint > 0x7f);
}

const scan = createScan();
const rows: readonly (readonly [property: string, set: CodePointSet, trait: number])[] = [
  ["Bidi_Class/Right_To_Left", mayBeRightToLeft, traits.rightToLeft],
  ["Bidi_Class/Arabic_Letter", mayBeRightToLeft, traits.rightToLeft],
  ["Bidi_Class/Arabic_Number", mayBeRightToLeft, traits.rightToLeft],
  ["Binary_Property/Bidi_Control", bidiControls, traits.bidiControl],
  ["General_Category/Mark", mayBeCombiningMark, traits.combiningMark],
  ["General_Category/Control", suspectOutsideAscii, traits.suspectNonAscii],
  ["General_Category/Private_Use", suspectOutsideAscii, traits.suspectNonAscii],
  ["Binary_Property/Default_Ignorable_Code_Point", suspectOutsideAscii, traits.suspectNonAscii],
  ["Binary_Property/White_Space", suspectOutsideAscii, traits.suspectNonAscii],
];

describe("the ranges of the traits", () => {
  for (const [property, set, trait] of rows) {
    it(`hold all of ${property}`, async () => {
      for (const codePoint of await codePointsOf(property)) {
        assert.ok(includes(set, codePoint), `U+${codePoint.toString(16)}`);
        const text = String.fromCodePoint(codePoint);
        assert.notEqual(
          scanIri(text, 0, text.length, "rfc3987", scan).traits & trait,
          0,
          `U+${codePoint.toString(16)}`,
        );
      }
    });
  }

  it("hold no bidi control beyond the twelve", async () => {
    const twelve = await codePointsOf("Binary_Property/Bidi_Control");
    const inSet = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint).filter((codePoint) =>
      includes(bidiControls, codePoint),
    );
    assert.deepEqual(inSet, twelve);
  });

  it("suspect every noncharacter", () => {
    const planeEnds = Array.from({ length: 17 }, (_, plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]);
    const block = Array.from({ length: 32 }, (_, index) => 0xfdd0 + index);
    for (const codePoint of [...planeEnds.flat(), ...block]) {
      const text = String.fromCodePoint(codePoint);
      const set = scanIri(text, 0, text.length, "leiri", scan).traits;
      assert.notEqual(set & traits.suspectNonAscii, 0, `U+${codePoint.toString(16)}`);
    }
  });

  for (const [name, text] of [
    ["Latin", "résumé"],
    ["Greek", "ῥόδον"],
    ["Cyrillic", "Москва"],
    ["Japanese", "納豆ナットウ"],
    ["Korean", "서울"],
    ["an emoji", "😀"],
  ] as const) {
    it(`leave alone ${name}`, () => {
      const set = scanIri(text, 0, text.length, "rfc3987", scan).traits;
      const none = traits.suspectNonAscii | traits.rightToLeft | traits.bidiControl;
      assert.equal(set & none, 0);
      assert.equal(set & traits.nonAscii, traits.nonAscii);
    });
  }
});
