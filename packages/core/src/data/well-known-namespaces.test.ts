import assert from "node:assert/strict";
import { documentOfNamespace } from "../../test/document-of-namespace.js";
import { isIri } from "../iri/is-iri.js";
import { normalize } from "../normalize/normalize.js";
import { vocabularies, wholeNamespaces, type WellKnownNamespace } from "./well-known-namespaces.js";

const lists: Readonly<Record<string, readonly WellKnownNamespace[]>> = { vocabularies, wholeNamespaces };

describe("the well-known namespaces", () => {
  for (const [name, rows] of Object.entries(lists)) {
    const namespaces = rows.map(([namespace]) => namespace);

    it(`${name} are sorted, and each is there once`, () => {
      assert.deepEqual(namespaces, [...new Set(namespaces)].sort());
    });

    it(`${name} are IRIs in normal form`, () => {
      for (const namespace of namespaces) {
        assert.ok(isIri(namespace), namespace);
        assert.equal(normalize(namespace, { level: "syntax" }), namespace);
      }
    });

    it(`${name} have a title and a document that publishes them`, () => {
      for (const [namespace, title] of rows) {
        assert.match(title, /^\S.*[^.\s]$/, namespace);
        const source = documentOfNamespace(namespace, "well-known-namespaces.ts");
        assert.match(source, /^https?:\/\/[a-z0-9.-]+\//, namespace);
        assert.ok(isIri(source));
      }
    });
  }

  it("vocabularies end where a term begins", () => {
    for (const [namespace] of vocabularies) assert.match(namespace, /[/#]$/);
  });

  it("are many, and in one list each", () => {
    const all = [...vocabularies, ...wholeNamespaces].map(([namespace]) => namespace);
    assert.ok(all.length >= 80);
    assert.equal(new Set(all).size, all.length);
  });
});
