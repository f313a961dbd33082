import assert from "node:assert/strict";
import { endingOf, foldNamespace, foldWithoutEnding } from "./folded-namespace.js";

describe("a namespace without what is mixed up", () => {
  for (const [namespace, folded] of [
    ["http://www.A.example/B#", "a.example/b#"],
    ["https://a.example/", "a.example/"],
    ["http://www.w3c.org/ns/", "w3.org/ns/"],
    ["http://a.example/w3c.org/", "a.example/w3c.org/"],
    ["urn:a:http://www.b/", "urn:a:http://www.b/"],
    ["", ""],
  ] as const)
    it(`is '${folded}' of '${namespace}'`, () => assert.equal(foldNamespace(namespace), folded));

  it("has an ending of slashes and number signs", () => {
    for (const [namespace, ending] of [
      ["a/#/", "/#/"],
      ["a/b", ""],
      ["//", "//"],
      ["", ""],
    ] as const)
      assert.equal(endingOf(namespace), ending);
    assert.equal(foldWithoutEnding("http://A/b/#"), "a/b");
  });
});
