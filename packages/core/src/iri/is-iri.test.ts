import assert from "node:assert/strict";
import { isAbsoluteIri, isIri, isIriReference } from "./is-iri.js";
import type { ProfileName } from "../profiles/profile.js";

const every: readonly ProfileName[] = ["rfc3987", "rfc3987bis", "rfc3986", "leiri"];

/** One row per text: the profiles in which it is an IRI-reference. */
const rows: readonly (readonly [name: string, text: string, profiles: readonly ProfileName[]])[] = [
  ["the empty string is a relative reference", "", every],
  ["RFC 3986 §1.1.2: ftp", "ftp://ftp.is.co.za/rfc/rfc1808.txt", every],
  ["RFC 3986 §1.1.2: IPv6address as host", "ldap://[2001:db8::7]/c=GB?objectClass?one", every],
  [
    "an unknown scheme with an authority, a query and a fragment",
    "foo://example.com:8042/over/there?name=ferret#nose",
    every,
  ],
  ["letters outside ASCII", "http://résumé.example/Dürst?ü#é", ["rfc3987", "rfc3987bis", "leiri"]],
  ["an astral character", "http://a/😀", ["rfc3987", "rfc3987bis", "leiri"]],
  ["a high surrogate alone", "http://a/\ud83d", []],
  ["a low surrogate alone", "http://a/\ude00", []],
  ["surrogates in the wrong order", "http://a/\ude00\ud83d", []],
  ["a noncharacter at the end of a plane", "http://a/\u{1fffe}", ["leiri"]],
  ["U+FFFE", "http://a/\ufffe", []],
  ["U+FFFD", "http://a/\ufffd", ["leiri"]],
  ["a private-use character in the path", "http://a/\ue000", ["leiri"]],
  ["a private-use character in the query", "http://a/?\ue000", ["rfc3987", "rfc3987bis", "leiri"]],
  ["a private-use character in the fragment", "http://a/#\ue000", ["leiri"]],
  ["a tag in the query", "http://a/?\u{e0001}", ["rfc3987bis", "leiri"]],
  ["percent-encoding in the host", "http://%61/", ["rfc3987", "rfc3986", "leiri"]],
  ["a space", "http://a/b c", ["leiri"]],
  ["a control character", "http://a/\u0007", ["leiri"]],
  ["a C1 control", "http://a/\u0080", ["leiri"]],
  ["a percent sign alone", "http://a/%", []],
  ["a percent sign before one digit", "http://a/%4", []],
  ["a percent sign before a letter that is no digit", "http://a/%4g", []],
  ["brackets in the path", "http://a/[b]", []],
  ["brackets in the query", "http://a/?b[]=1", []],
  ["a second number sign", "http://a/#b#c", []],
  ["a second at sign", "http://a@b@c/", []],
  ["userinfo with a colon", "http://a:b@c:1/", every],
  ["letters in the port", "http://a:b/", []],
  ["a scheme that begins with a digit", "1a:b", []],
  ["a scheme of no characters", ":b", []],
  ["a colon in a later segment", "./a:b", every],
  ["two slashes after an empty authority", "a:////b", every],
];

describe("isIriReference", () => {
  for (const [name, text, profiles] of rows) {
    for (const profile of every) {
      const conforms = profiles.includes(profile);
      it(`${name}, in ${profile}: ${conforms ? "yes" : "no"}`, () => {
        assert.equal(isIriReference(text, { profile }), conforms);
      });
    }
  }

  it("takes RFC 3987 where no profile is given", () => {
    assert.equal(isIriReference("é"), true);
    assert.equal(isIriReference("%é"), false);
  });
});

describe("isIri", () => {
  it("needs a scheme", () => {
    assert.equal(isIri("http://a/"), true);
    assert.equal(isIri("//a/"), false);
    assert.equal(isIri(""), false);
  });

  it("takes a fragment", () => assert.equal(isIri("a:b#c"), true));
});

describe("isAbsoluteIri", () => {
  it("needs a scheme", () => {
    assert.equal(isAbsoluteIri("a:"), true);
    assert.equal(isAbsoluteIri("a"), false);
  });

  it("takes no fragment, not even an empty one", () => {
    assert.equal(isAbsoluteIri("a:b#"), false);
    assert.equal(isAbsoluteIri("a:b?"), true);
  });
});
