import assert from "node:assert/strict";
import { bidiClassNames, bidiClassRuns } from "./bidi-class.js";
import { decodeRuns, valueAt } from "./code-point-runs.js";
import { deprecatedRuns } from "./deprecated.js";
import { joiningTypeNames, joiningTypeRuns } from "./joining-type.js";
import { unassignedRuns } from "./unassigned.js";
import { viramaRuns } from "./virama.js";

describe("decodeRuns", () => {
  it("adds up the lengths of the runs before", () => {
    assert.deepEqual(decodeRuns("A10B1C2"), { starts: [0, 36, 37], values: [0, 1, 2] });
  });
  for (const [name, encoded] of Object.entries({
    bidiClassRuns,
    deprecatedRuns,
    joiningTypeRuns,
    unassignedRuns,
    viramaRuns,
  }))
    it(`covers every code point with ${name}`, () => {
      const lengths = [...encoded.matchAll(/[A-Z]([0-9a-z]+)/gu)].map(([, length]) => Number.parseInt(length!, 36));
      assert.equal(
        lengths.reduce((sum, length) => sum + length, 0),
        0x110000,
      );
    });
});

describe("valueAt", () => {
  const runs = decodeRuns("A10B1C2");
  for (const [codePoint, value] of [
    [0, 0],
    [35, 0],
    [36, 1],
    [37, 2],
    [38, 2],
  ] as const)
    it(`finds ${value} for ${codePoint}`, () => assert.equal(valueAt(runs, codePoint), value));

  it("tells the joining type of Arabic letters, marks and the joiner", () => {
    const types = decodeRuns(joiningTypeRuns);
    const typeOf = (codePoint: number) => joiningTypeNames[valueAt(types, codePoint)];
    assert.deepEqual([0x61, 0x627, 0x628, 0x64e, 0x200d].map(typeOf), ["U", "R", "D", "T", "C"]);
  });
  it("tells viramas from other marks", () => {
    const viramas = decodeRuns(viramaRuns);
    assert.deepEqual(
      [0x94c, 0x94d, 0x94e, 0xd4d].map((codePoint) => valueAt(viramas, codePoint)),
      [0, 1, 0, 1],
    );
  });
  it("knows the defaults of unassigned code points in blocks of right-to-left scripts", () => {
    const classes = decodeRuns(bidiClassRuns);
    const classOf = (codePoint: number) => bidiClassNames[valueAt(classes, codePoint)];
    assert.deepEqual([0x5ff, 0x7bf, 0x20cf, 0x10fff, 0x1eeff, 0xfdd0].map(classOf), ["R", "AL", "ET", "R", "AL", "BN"]);
  });
});
