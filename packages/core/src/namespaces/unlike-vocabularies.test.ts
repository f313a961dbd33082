import assert from "node:assert/strict";
import fc from "fast-check";
import { vocabularies } from "../data/well-known-namespaces.js";
import { nearNamespace } from "./near-namespace.js";
import { isUnlikeVocabularies } from "./unlike-vocabularies.js";

describe("namespaces unlike those of vocabularies", () => {
  for (const [namespace, expected] of [
    ["https://www.lines.example/station-1/", true],
    ["http://data.example/café/stations/", true],
    ["http://data.example/\u212A\u212A\u212A\u212A", false],
    ["http://www.w3.org/2002/07/owl#", false],
    ["HTTPS://W3C.ORG/2002/07/OWL#", false],
    ["http://a.example/", false],
    ["", false],
  ] as const)
    it(`${expected ? "include" : "do not include"} ${JSON.stringify(namespace)}`, () =>
      assert.equal(isUnlikeVocabularies(`${namespace}term`, namespace.length), expected));

  const edit = fc.record({
    at: fc.nat(80),
    length: fc.nat(2),
    by: fc.oneof(fc.constant(""), fc.string({ unit: "grapheme-ascii", maxLength: 2 })),
  });
  const written = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace("http:", "https:"),
    (text: string) => text.replace("://www.", "://"),
    (text: string) => text.replace("://", "://www."),
    (text: string) => text.replace("w3.org", "w3c.org"),
  );
  const altered = fc
    .tuple(fc.constantFrom(...vocabularies), edit, written)
    .map(([[text], { at, length, by }, write]) => write(text.slice(0, at) + by + text.slice(at + length)));

  it("are never near one", () =>
    fc.assert(
      fc.property(altered, (namespace) => {
        const near = nearNamespace(namespace, { among: "vocabularies", holds: "name" });
        if (near?.found === namespace) assert.ok(!isUnlikeVocabularies(namespace, namespace.length));
      }),
      { numRuns: 5000 },
    ));
});
