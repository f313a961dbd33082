import assert from "node:assert/strict";
import { readDocument } from "../../../packages/core/dist/documents/index.js";
import { fixtures, type Fixture } from "../../../tests/parity/fixtures.js";
import { editAndCompare, lengthened, randomOf } from "./edited.js";

describe("a document of any language, after edits that break it", () => {
  for (const { name, language, text } of fixtures)
    it(`holds what the text alone gives: ${name}`, () => {
      assert.equal(editAndCompare(text, language, 3, randomOf(1)), 3);
    });

  for (const { name, language, text } of fixtures.filter(keepsStretches))
    it(`holds what the text alone gives where it is long: ${name}`, () => {
      assert.equal(editAndCompare(lengthened(text), language, 1, randomOf(4)), 1);
    });
});

function keepsStretches({ language, text }: Fixture): boolean {
  return readDocument(text, language).sequences.literals.keptFrom !== undefined;
}
