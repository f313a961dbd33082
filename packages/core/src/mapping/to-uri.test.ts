import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../test/any-character.js";
import { isIriReference } from "../iri/is-iri.js";
import { toUri, type ToUriOptions } from "./to-uri.js";

interface Row {
  readonly name: string;
  readonly iri: string;
  readonly uri: string;
  readonly options?: ToUriOptions;
}

const maps: readonly Row[] = [
  {
    name: "3987bis §3.4.2: triplets of a host for which Punycode is asked",
    iri: "http://r%C3%A9sum%C3%A9.example/",
    uri: "http://xn--rsum-bpad.example/",
    options: { host: "punycode" },
  },
  {
    name: "3987bis §3.5: another charset in http alone",
    iri: "ftp://a/?\u00E9",
    uri: "ftp://a/?%C3%A9",
    options: { encodeQuery: () => Uint8Array.of(0xe9) },
  },
  {
    name: "3987bis §3.5: a relative reference without a base",
    iri: "?\u00E9",
    uri: "?%C3%A9",
    options: { encodeQuery: () => Uint8Array.of(0xe9) },
  },
  {
    name: "3987bis §3.5: a relative reference with one",
    iri: "?\u00E9",
    uri: "?%E9",
    options: { encodeQuery: () => Uint8Array.of(0xe9), base: "http://a/" },
  },
  {
    name: "RFC 3987 §3.1: a supplementary character",
    iri: "http://www.example.org/D\u{FC}rst/\u{10300}\u{10301}\u{10302}",
    uri: "http://www.example.org/D%C3%BCrst/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
  },
  {
    name: "RFC 3987 §3.1: a host by ToASCII",
    iri: "http://r\u{E9}sum\u{E9}.example.org",
    uri: "http://xn--rsum-bpad.example.org",
  },
  {
    name: "RFC 3987 §3.1: a host percent-encoded",
    iri: "http://r\u{E9}sum\u{E9}.example.org",
    uri: "http://r%C3%A9sum%C3%A9.example.org",
    options: { host: "percent-encode" },
  },
  {
    name: "RFC 3987 §3.1: what is not UTF-8 when encoded stays",
    iri: "http://example.org/D%FCrst/\u{E9}",
    uri: "http://example.org/D%FCrst/%C3%A9",
  },
  { name: "a URI comes back as it is", iri: "HTTP://a%C3%A9/%7e", uri: "HTTP://a%C3%A9/%7e" },
  { name: "the empty reference", iri: "", uri: "" },
  { name: "a scheme without DNS names", iri: "x://\u{E9}/\u{E9}", uri: "x://%C3%A9/%C3%A9" },
  {
    name: "every component",
    iri: "http://\u{E9}@a:80/\u{E9}?\u{E9}#\u{E9}",
    uri: "http://%C3%A9@a:80/%C3%A9?%C3%A9#%C3%A9",
  },
  {
    name: "triplets in a DNS name are UTF-8",
    iri: "http://r%C3%A9sum\u{E9}.example",
    uri: "http://xn--rsum-bpad.example",
  },
  { name: "a host of triplets that are not UTF-8 stays", iri: "http://%FF\u{E9}/", uri: "http://%FF%C3%A9/" },
  { name: "the root behind an ideographic full stop", iri: "http://漢\u3002/", uri: "http://xn--hex./" },
  { name: "an IP-literal stays", iri: "http://[::1]/\u{E9}", uri: "http://[::1]/%C3%A9" },
  { name: "private use in the query", iri: "http://a/?\u{E000}", uri: "http://a/?%EE%80%80" },
  {
    name: "3987bis §3.5: a query in the document's charset",
    iri: "http://a/\u{E9}?\u{E9}#\u{E9}",
    uri: "http://a/%C3%A9?%E9#%C3%A9",
    options: { encodeQuery: (text) => Uint8Array.from(text, (character) => character.charCodeAt(0)) },
  },
  {
    name: "RFC 3987 §3.1: the MAY for printable ASCII",
    iri: 'http://a/<"\u{E9} {|}\\^`>',
    uri: "http://a/%3C%22%C3%A9%20%7B%7C%7D%5C%5E%60%3E",
    options: { encodeForbidden: true },
  },
  {
    name: "the MAY for printable ASCII where URIs are asked for",
    iri: "http://a/ b",
    uri: "http://a/%20b",
    options: { profile: "rfc3986", encodeForbidden: true },
  },
  {
    name: "3987bis §3.3: all characters",
    iri: "http://a/ \u{1}\u{FFFE}\u{E000}",
    uri: "http://a/%20%01%EF%BF%BE%EE%80%80",
    options: { profile: "rfc3987bis" },
  },
  {
    name: "3987bis §6.2: a LEIRI",
    iri: "http://a/ <\u{E000}>",
    uri: "http://a/%20%3C%EE%80%80%3E",
    options: { profile: "leiri" },
  },
];

const fails: readonly { name: string; iri: string; reason: string; options?: ToUriOptions }[] = [
  { name: "a space", iri: "http://a/ b", reason: "not-an-iri" },
  {
    name: "a control is no printable ASCII",
    iri: "http://a/\u{1}",
    reason: "not-an-iri",
    options: { encodeForbidden: true },
  },
  ...["\uFFFE", "\uFDD0", "\u{E0001}", "\uE000", "\uD800"].map((character) => ({
    name: `U+${character.codePointAt(0)?.toString(16).toUpperCase()} is no printable ASCII`,
    iri: `http://a/ ${character}`,
    reason: "not-an-iri",
    options: { encodeForbidden: true },
  })),
  {
    name: "a character outside ASCII where URIs are asked for, beside one that is encoded",
    iri: "http://a/ \u{E9}",
    reason: "not-an-iri",
    options: { profile: "rfc3986", encodeForbidden: true },
  },
  {
    name: "a forbidden character in the scheme",
    iri: "ht tp://a/",
    reason: "not-an-iri",
    options: { encodeForbidden: true },
  },
  { name: "a malformed triplet", iri: "http://a/%z\u{E9}", reason: "not-an-iri", options: { profile: "rfc3987bis" } },
  { name: "an unpaired surrogate", iri: "http://a/\uD800", reason: "not-an-iri", options: { profile: "leiri" } },
  {
    name: "a character outside ASCII where URIs are asked for",
    iri: "http://a/\u{E9}",
    reason: "not-an-iri",
    options: { profile: "rfc3986" },
  },
  { name: "a label that DNS names cannot have", iri: "http://\u{E9}_x.example/", reason: "host-not-mappable" },
  { name: "an empty label", iri: "http://\u{E9}..example/", reason: "host-not-mappable" },
];

describe("toUri", () => {
  for (const { name, iri, uri, options } of maps) {
    it(`maps: ${name}`, () => assert.deepEqual(toUri(iri, options), { ok: true, value: uri }));
  }
  for (const { name, iri, reason, options } of fails) {
    it(`fails: ${name}`, () => {
      const result = toUri(iri, options);
      assert.equal(result.ok ? result.value : result.reason, reason);
    });
  }
  it("answers with a URI-reference that maps to itself, whatever the text and the profile", () => {
    const profile = fc.constantFrom("rfc3987", "rfc3987bis", "rfc3986", "leiri");
    const text = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom(..."ht:/?#[]@%é א\uD800\u{E000}") }),
    );
    fc.assert(
      fc.property(text, profile, (iri, profile) => {
        const result = toUri(iri, { profile });
        if (!result.ok) return;
        assert.ok(isIriReference(result.value, { profile: "rfc3986" }));
        assert.deepEqual(toUri(result.value, { profile }), result);
      }),
    );
  });
  it("percent-encodes what JavaScript's own function does, where the host is in ASCII", () => {
    const text = fc.string({ unit: fc.constantFrom(..."a~/?#\u{A0}é\u{7FF}א中\u{FFEF}\u{10000}😀") });
    fc.assert(
      fc.property(text, (rest) => {
        const iri = `http://a/${rest}`;
        if (isIriReference(iri)) assert.deepEqual(toUri(iri), { ok: true, value: encodeURI(iri) });
      }),
    );
  });
});
