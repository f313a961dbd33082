import assert from "node:assert/strict";
import { documentOfNamespace } from "../../test/document-of-namespace.js";
import { closedVocabularies } from "./closed-vocabularies.js";
import { vocabularies } from "./well-known-namespaces.js";

describe("the closed vocabularies", () => {
  it("are sorted, and well known", () => {
    const namespaces = [...closedVocabularies.keys()];
    assert.deepEqual(namespaces, [...namespaces].sort());
    const wellKnown = new Set(vocabularies.map(([namespace]) => namespace));
    for (const namespace of namespaces) assert.ok(wellKnown.has(namespace), namespace);
  });

  for (const [namespace, { title, terms }] of closedVocabularies)
    it(`${namespace} has a title, a document and terms that are names`, () => {
      assert.match(title, /^\S.*[^.\s]$/);
      assert.match(documentOfNamespace(namespace, "closed-vocabularies.ts"), /^https?:\/\/[a-z0-9.-]+\//);
      for (const term of terms) assert.match(term, /^[A-Za-z][A-Za-z0-9_-]*$/);
    });

  for (const [namespace, first, count] of [
    ["http://purl.org/dc/dcmitype/", "Collection", 12],
    ["http://purl.org/dc/elements/1.1/", "contributor", 15],
    ["http://purl.org/dc/terms/", "abstract", 98],
    ["http://purl.org/linked-data/cube#", "Attachable", 36],
    ["http://www.w3.org/ns/org#", "ChangeEvent", 45],
    ["http://xmlns.com/foaf/0.1/", "Agent", 75],
  ] as const)
    it(`${namespace} has as many terms as its document`, () => {
      const terms = [...(closedVocabularies.get(namespace)?.terms ?? [])];
      assert.deepEqual([terms[0], terms.length], [first, count]);
    });
});
