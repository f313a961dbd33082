import assert from "node:assert/strict";
import fc from "fast-check";
import { isIriReference } from "../iri/is-iri.js";
import { leiriToIri } from "./leiri-to-iri.js";
import { webAddressToIri } from "./web-address.js";

describe("webAddressToIri", () => {
  for (const { name, text, iri } of [
    { name: "3987bis-06 §6.2, step 1: white space around", text: " \t\r\nhttp://a/ \n", iri: "http://a/" },
    { name: "step 2: line ends and tabs inside", text: "http://a/b\r\n\tc", iri: "http://a/bc" },
    {
      name: "step 3: what only LEIRIs hold",
      text: 'http://a/<"{|}^`>\u{7F}\u{E000}',
      iri: "http://a/%3C%22%7B%7C%7D%5E%60%3E%7F%EE%80%80",
    },
    { name: "step 4: a percent sign for itself", text: "http://a/50%?%zz#%", iri: "http://a/50%25?%25zz#%25" },
    { name: "step 5: backslashes", text: "http:\\\\a\\b", iri: "http://a/b" },
    { name: "a backslash in the query stays a character", text: "http://a/?b\\c", iri: "http://a/?b%5Cc" },
    { name: "a backslash in another scheme stays a character", text: "x:a\\b", iri: "x:a%5Cb" },
    { name: "a second number sign", text: "a#b#c", iri: "a#b%23c" },
    { name: "brackets outside the host", text: "http://[::1]/[a]", iri: "http://[::1]/%5Ba%5D" },
    { name: "private use in the query", text: "?\u{E000}", iri: "?\u{E000}" },
    { name: "an IRI stays as it is", text: "http://é@ü:1/ä?ö#ß", iri: "http://é@ü:1/ä?ö#ß" },
    { name: "a malformed port stays", text: "http://a:b/", iri: "http://a:b/" },
    { name: "an unpaired surrogate stays", text: "a\uD800", iri: "a\uD800" },
  ]) {
    it(name, () => assert.equal(webAddressToIri(text), iri));
  }

  it("encodes the query in the document's charset", () => {
    const encodeQuery = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
    assert.equal(webAddressToIri("a é?é", { encodeQuery, base: "http://a.example/" }), "a%20é?%E9");
    assert.equal(webAddressToIri("ftp:a?é", { encodeQuery, base: "http://a.example/" }), "ftp:a?é");
    for (const base of [undefined, "file:///a", "b"])
      assert.equal(webAddressToIri("a?é", { encodeQuery, ...(base !== undefined && { base }) }), "a?é");
    assert.equal(webAddressToIri("HTTPS://a/?é", { encodeQuery }), "HTTPS://a/?%E9");
    for (const text of ["ftp://a/?é", "ws://a/?é", "mailto:a@b?é", "urn:a:b?é"])
      assert.equal(webAddressToIri(text, { encodeQuery }), text);
  });

  it("is idempotent, and leaves IRI-references alone", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ht:/\\?#[]@% \t\n<é\u{E000}2F") });
    fc.assert(
      fc.property(text, (text) => {
        const iri = webAddressToIri(text);
        assert.equal(webAddressToIri(iri), iri);
        if (isIriReference(text)) assert.equal(iri, text);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("leiriToIri", () => {
  for (const { name, text, iri } of [
    {
      name: "3987bis §6.3: space, delimiters, unwise characters",
      text: 'http://a/ <>"{}|\\^`',
      iri: "http://a/%20%3C%3E%22%7B%7D%7C%5C%5E%60",
    },
    { name: "3987bis §6.3: controls", text: "http://a/\u{1}\u{7F}\u{85}", iri: "http://a/%01%7F%C2%85" },
    { name: "3987bis §6.3: bidi formatting", text: "http://a/\u{202E}\u{200E}", iri: "http://a/%E2%80%AE%E2%80%8E" },
    {
      name: "3987bis §6.3: specials and tags",
      text: "http://a/\u{FFFD}\u{E0041}",
      iri: "http://a/%EF%BF%BD%F3%A0%81%81",
    },
    { name: "private use outside the query", text: "http://a/\u{E000}?\u{E000}", iri: "http://a/%EE%80%80?\u{E000}" },
    { name: "triplets and delimiters stay", text: "http://é/%20?a#b", iri: "http://é/%20?a#b" },
    { name: "what no LEIRI holds stays", text: "http://a/\u{FFFE}[", iri: "http://a/\u{FFFE}[" },
  ]) {
    it(name, () => assert.equal(leiriToIri(text), iri));
  }

  it("makes an IRI-reference of every LEIRI", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ht:/?#[]@% <é\u{E000}\u{E0041}\u{FFFD}2F") });
    fc.assert(
      fc.property(text, (text) => {
        if (isIriReference(text, { profile: "leiri" })) assert.ok(isIriReference(leiriToIri(text)), leiriToIri(text));
      }),
      { numRuns: 3000 },
    );
  });
});
