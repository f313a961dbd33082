import assert from "node:assert/strict";
import { isIri } from "../../src/iri/is-iri.js";

/** The IRIs that RFC 3987 prints, apart from those of §4.4, with the section that does. None of them is a URI. */
const iris: readonly (readonly [section: string, iri: string])[] = [
  ["§3.1", "http://résumé.example.org"],
  ["§3.1", "http://validator.w3.org/check?uri=http%3A%2F%2Frésumé.example.org"],
  ["§3.1", "http://www.example.org/red%09rosé#red"],
  ["§3.1", "http://example.com/\u{10300}\u{10301}\u{10302}"],
  ["§3.2.1", "http://www.example.org/Dürst"],
  ["§3.2.1", "http://納豆.example.org/%E2%80%AE"],
  ["§5.2", "http://example.org/rosé"],
  ["§5.3.2.2", "http://www.example.org/résumé.html"],
  ["§5.3.2.2", "http://www.example.org/re\u0301sume\u0301.html"],
  ["§6.4", "http://www.example.org/r%E9sum%E9.xml#résumé"],
];

/** The URIs that it prints beside them; each is an IRI too. */
const uris: readonly (readonly [section: string, uri: string])[] = [
  ["§3.1", "http://xn--rsum-bpad.example.org"],
  ["§3.1", "http://www.example.org/red%09ros%C3%A9#red"],
  ["§3.1", "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82"],
  ["§3.2.1", "http://www.example.org/D%FCrst"],
  ["§3.2.1", "http://xn--99zt52a.example.org/%e2%80%ae"],
  ["§5.3.2.1", "HTTP://www.EXAMPLE.com/"],
  ["§5.3.2.3", "http://example.org/%7euser"],
  ["§5.3.3", "http://example.com:/"],
  ["§6.4", "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9"],
];

describe("the examples of RFC 3987", () => {
  for (const [section, iri] of iris) {
    it(`${section}: ${iri} is an IRI and no URI`, () => {
      assert.equal(isIri(iri), true);
      assert.equal(isIri(iri, { profile: "rfc3987bis" }), true);
      assert.equal(isIri(iri, { profile: "leiri" }), true);
      assert.equal(isIri(iri, { profile: "rfc3986" }), false);
    });
  }

  for (const [section, uri] of uris) {
    it(`${section}: ${uri} is both`, () => {
      assert.equal(isIri(uri), true);
      assert.equal(isIri(uri, { profile: "rfc3986" }), true);
    });
  }

  it("§3.1: http://r%C3%A9sum%C3%A9.example.org is an IRI, but not by 3987bis", () => {
    const uri = "http://r%C3%A9sum%C3%A9.example.org";
    assert.equal(isIri(uri), true);
    assert.equal(isIri(uri, { profile: "rfc3987bis" }), false);
  });
});
