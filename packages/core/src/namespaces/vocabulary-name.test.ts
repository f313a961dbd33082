import assert from "node:assert/strict";
import fc from "fast-check";
import { closedVocabularies } from "../data/closed-vocabularies.js";
import { vocabularies } from "../data/well-known-namespaces.js";
import { nearNamespace } from "./near-namespace.js";
import { unknownTerm } from "./nearest-term.js";
import { mayBeMistakenName } from "./vocabulary-name.js";

describe("names that may be mistaken", () => {
  for (const [name, expected] of [
    ["http://data.example/a", false],
    ["http://www.w3.org/2002/07/owl#Class", false],
    ["http://www.w3.org/2002/07/owl#Klass", true],
    ["http://www.w3.org/2002/07/own#Class", true],
    ["http://www.w3.org/2002/07/owl#", true],
    ["http://data.example/a#b/c", true],
    ["http://data.example/a#b", false],
    ["", false],
  ] as const)
    it(`${expected ? "may be" : "are not"} ${JSON.stringify(name)}`, () =>
      assert.equal(mayBeMistakenName(name), expected));

  const namespace = fc.constantFrom(...vocabularies.map(([each]) => each), ...closedVocabularies.keys());
  const slip = fc.record({ at: fc.nat(60), length: fc.nat(1), by: fc.constantFrom("", "s", "/", "#", "1") });
  const name = fc
    .tuple(namespace, slip, fc.constantFrom("", "type", "label", "tpye", "a/b", "a#b", "Class"))
    .map(
      ([text, { at, length, by }, term]) =>
        text.slice(0, at) + by + text.slice(Math.min(at + length, text.length)) + term,
    );

  it("are all of which something is said", () =>
    fc.assert(
      fc.property(name, (text) => {
        const near = nearNamespace(text, { among: "vocabularies", holds: "name" });
        if (near !== undefined || unknownTerm(text) !== undefined) assert.ok(mayBeMistakenName(text), text);
      }),
      { numRuns: 2000 },
    ));
});
