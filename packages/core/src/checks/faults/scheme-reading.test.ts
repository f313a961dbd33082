import assert from "node:assert/strict";
import type { Production } from "../../profiles/profile.js";
import { splitIri } from "../../iri/split.js";
import { isSchemeMeant, isWellFormedScheme } from "./scheme-reading.js";

const isMeant = (text: string, production: Production = "IRI-reference"): boolean =>
  isSchemeMeant(splitIri(text), production);

describe("what stands before the first colon", () => {
  for (const text of ["a", "Z", "a+b", "a-b", "a.b", "aZ09"])
    it(`'${text}' is well-formed, and a scheme also behind what nobody sees`, () => {
      assert.ok(isWellFormedScheme(text));
      for (const unseen of ["\uFEFF", " ", "\0", "\u200B\u00A0\n"]) assert.ok(isMeant(`${unseen}${text}:b`));
    });

  for (const text of ["", "1a", "+a", "a_b", "é"])
    it(`'${text}' is not`, () => {
      assert.ok(!isWellFormedScheme(text));
      assert.ok(!isMeant(`${text}:b`) && !isMeant(` ${text}:b`));
    });

  it("is meant as a scheme where one is asked for, and before an authority", () => {
    assert.ok(isMeant("1a:b", "IRI") && isMeant("1a:b", "absolute-IRI") && isMeant("1a://b"));
    assert.ok(!isMeant("1a:b", "irelative-ref") && !isMeant("a/b", "IRI"));
  });
});
