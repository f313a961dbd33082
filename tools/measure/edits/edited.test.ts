import assert from "node:assert/strict";
import { fixtures } from "../../../tests/parity/fixtures.js";
import { editAndCompare, randomOf } from "./edited.js";

describe("a document of any language, after edits that break it", () => {
  for (const { name, language, text } of fixtures)
    it(`holds what the text alone gives: ${name}`, () => {
      for (let seed = 1; seed <= 3; seed++) assert.equal(editAndCompare(text, language, 12, randomOf(seed)), 12);
    });
});
