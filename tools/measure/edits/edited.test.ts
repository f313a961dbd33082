import assert from "node:assert/strict";
import { readDocument } from "../../../packages/core/dist/documents/index.js";
import { fixtures, type Fixture } from "../../../tests/parity/fixtures.js";
import { editAndCompare, randomOf } from "./edited.js";

/** In units: readers keep what they found in stretches of some thousands. */
const longerThanStretches = 6_000;

describe("a document of any language, after edits that break it", () => {
  for (const { name, language, text } of fixtures)
    it(`holds what the text alone gives: ${name}`, () => {
      for (let seed = 1; seed <= 3; seed++) assert.equal(editAndCompare(text, language, 12, randomOf(seed)), 12);
    });

  for (const { name, language, text } of fixtures.filter(keepsStretches))
    it(`holds what the text alone gives where it is long: ${name}`, () => {
      const long = text.repeat(Math.ceil(longerThanStretches / text.length));
      assert.equal(editAndCompare(long, language, 4, randomOf(4)), 4);
    });
});

function keepsStretches({ language, text }: Fixture): boolean {
  return readDocument(text, language).sequences.literals.keptFrom !== undefined;
}
