import assert from "node:assert/strict";
import { profiles } from "../profiles/profiles.js";
import type { CharacterRules } from "../profiles/character-rules.js";
import type { ProfileName } from "../profiles/profile.js";
import { characterClasses, traitsOfCharacters } from "./character-classes.js";
import { classTable } from "./class-table.js";
import { includes } from "./code-points.js";
import { componentMasks } from "./component-masks.js";
import { scanComponent } from "./scan-component.js";
import { createScan } from "./scan-record.js";
import { traits } from "./traits.js";

const profileNames = Object.keys(profiles) as ProfileName[];
const rules = Object.keys(profiles.rfc3987) as (keyof CharacterRules)[];
const scan = createScan();

function classesOf(codePoint: number): number {
  const text = String.fromCodePoint(codePoint);
  scanComponent(text, 0, text.length, 0, scan);
  return scan.seen;
}

/** Every code unit, and of each row of 1,024 characters that share a high surrogate the ones at its ends. */
function* telling(): Generator<number> {
  for (let codePoint = 0; codePoint < 0x10000; codePoint++) yield codePoint;
  for (let row = 0x10000; row < 0x110000; row += 0x400) {
    for (const offset of [0, 1, 0x200, 0x3fd, 0x3fe, 0x3ff]) yield row + offset;
  }
}

describe("the class table", () => {
  for (const profile of profileNames) {
    it(`admits in every component what the sets of ${profile} admit`, () => {
      for (const codePoint of telling()) {
        if (codePoint === 0x25) continue; // a percent sign alone is a malformed triplet
        const classes = classesOf(codePoint);
        for (const rule of rules) {
          const admitted = (classes & componentMasks[profile][rule]) === 0;
          if (admitted === includes(profiles[profile][rule], codePoint)) continue;
          assert.fail(`${rule} ${admitted ? "admits" : "does not admit"} U+${codePoint.toString(16)}`);
        }
      }
    });
  }

  it("tells the percent sign from what else a component admits", () => {
    assert.notEqual(componentMasks.rfc3987bis.iregName & traits.percent, 0);
    for (const profile of profileNames) assert.equal(componentMasks[profile].ipath & traits.percent, 0);
  });

  it("has an entry for every code unit", () => assert.equal(classTable.length, 0x10000));

  it("keeps classes apart from the traits that pass through", () => {
    const bits = characterClasses.map(([bit]) => bit);
    assert.equal(new Set(bits).size, bits.length);
    for (const bit of bits) assert.equal(bit & (bit - 1), 0);
    const passing = Object.values(traits).filter((bit) => (bit & traitsOfCharacters) !== 0);
    assert.deepEqual(
      bits.filter((bit) => (bit & traitsOfCharacters) !== 0).sort(),
      passing.filter((bit) => bit !== traits.dotSegment).sort(),
    );
  });
});
