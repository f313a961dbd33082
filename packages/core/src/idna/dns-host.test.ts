import assert from "node:assert/strict";
import { splitIri } from "../iri/split.js";
import { dnsName, internationalHost } from "./dns-host.js";

describe("dnsName", () => {
  for (const { iri, host } of [
    { iri: "http://a.example/", host: "a.example" },
    { iri: "//a.example/", host: "a.example" },
    { iri: "file://a/", host: undefined },
    { iri: "http://1.2.3.4/", host: undefined },
    { iri: "http://[::1]/", host: undefined },
    { iri: "http:///a", host: undefined },
    { iri: "a", host: undefined },
  ]) {
    it(`${iri}: ${String(host)}`, () => assert.equal(dnsName(splitIri(iri))?.text, host));
  }
});

describe("internationalHost", () => {
  it("says nothing of ASCII names", () => assert.equal(internationalHost(splitIri("http://a.example/é")), undefined));
  it("says nothing of other hosts", () => assert.equal(internationalHost(splitIri("file://é/")), undefined));
  it("reads a host once", () => {
    const iri = splitIri("http://é/");
    assert.equal(internationalHost(iri), internationalHost({ ...iri }));
  });

  it("cuts the name into labels, with triplets decoded and places in the IRI", () => {
    const host = internationalHost(splitIri("http://a.r%C3%A9sum%C3%A9。xn--9ca./"));
    assert.equal(host?.name.text, "a.résumé。xn--9ca.");
    assert.deepEqual(
      host.labels.map((label) => ({ text: label.text, unicode: label.unicode, ...label.span })),
      [
        { text: "a", unicode: undefined, start: 7, end: 8 },
        { text: "résumé", unicode: "résumé", start: 9, end: 25 },
        { text: "xn--9ca", unicode: "é", start: 26, end: 33 },
      ],
    );
  });

  it("says which label is wrong, or that the name is", () => {
    const label = internationalHost(splitIri("http://a.é-/"));
    assert.deepEqual(
      label?.labels.map(({ fault }) => fault?.criterion),
      [undefined, "hyphens"],
    );
    assert.equal(label.fault, undefined);
    assert.equal(internationalHost(splitIri("http://1a.א/"))?.fault?.criterion, "bidi");
  });

  it("keeps triplets that are no UTF-8", () => {
    assert.equal(internationalHost(splitIri("http://é%FF/"))?.name.text, "é%FF");
  });
});
