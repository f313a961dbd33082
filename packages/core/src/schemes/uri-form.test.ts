import assert from "node:assert/strict";
import { splitIri } from "../iri/split.js";
import { uriForm } from "./uri-form.js";

describe("uriForm", () => {
  it("leaves what URIs hold as it is", () => {
    const held = "!$%&'()*+,-./09:;=?@AZ[]_az~";
    const { query, fragment } = uriForm(splitIri(`a:b?${held}#${held}#`));
    assert.deepEqual([query?.text, fragment?.text], [held, `${held}#`]);
  });

  for (const [character, encoded] of [
    ['"', "%22"],
    ["<", "%3C"],
    [">", "%3E"],
    ["\\", "%5C"],
    ["^", "%5E"],
    ["`", "%60"],
    ["{", "%7B"],
    ["}", "%7D"],
    [" ", "%20"],
    ["\x7F", "%7F"],
    ["é", "%C3%A9"],
  ] as const)
    it(`encodes ${JSON.stringify(character)}, and knows where it stands`, () => {
      const { path } = uriForm(splitIri(`a:b${character}c`));
      assert.equal(path.text, `b${encoded}c`);
      assert.deepEqual(path.toIri({ start: 1, end: 1 + encoded.length }), { start: 3, end: 3 + character.length });
    });

  it("has no more components than the IRI", () => {
    assert.deepEqual(Object.keys(uriForm(splitIri("a:b"))), ["path"]);
  });
});
