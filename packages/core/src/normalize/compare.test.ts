import assert from "node:assert/strict";
import fc from "fast-check";
import { compare, comparisonKey, type CompareOptions } from "./compare.js";

const comparisons: readonly { name: string; a: string; b: string; options: CompareOptions; answer: string }[] = [
  {
    name: "comparison-02 §4.2",
    a: "example://a/b/c/%7Bfoo%7D/ros\u{E9}",
    b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9",
    options: { level: "syntax" },
    answer: "equivalent",
  },
  {
    name: "comparison-02 §4.2, as it is printed",
    a: "example://a/b/c/%7Bfoo%7D/ros\u{E9}",
    b: "eXAMPLE://a/./b/./b/%63/%7bfoo%7d/ros%C3%A9",
    options: { level: "syntax" },
    answer: "different",
  },
  {
    name: "comparison-02 §4.1: the simple rung maps nothing",
    a: "http://a/ros\u{E9}",
    b: "http://a/ros%C3%A9",
    options: { level: "simple" },
    answer: "different",
  },
  {
    name: "comparison-02 §4.2.2: NFC and NFD differ",
    a: "http://www.example.org/r\u{E9}sum\u{E9}.html",
    b: "http://www.example.org/re\u{301}sume\u{301}.html",
    options: { level: "scheme" },
    answer: "different",
  },
  {
    name: "comparison-02 §4.2.3: an encoded tilde",
    a: "http://example.org/~user",
    b: "http://example.org/%7euser",
    options: { level: "syntax" },
    answer: "equivalent",
  },
  {
    name: "comparison-02 §4.3: a host and its A-labels",
    a: "http://r\u{E9}sum\u{E9}.example.org",
    b: "http://xn--rsum-bpad.example.org/",
    options: { level: "scheme" },
    answer: "equivalent",
  },
  {
    name: "the same on the syntax rung",
    a: "http://r\u{E9}sum\u{E9}.example.org/",
    b: "http://xn--rsum-bpad.example.org/",
    options: { level: "syntax" },
    answer: "different",
  },
  ...["URN:example:a123,z456", "urn:EXAMPLE:a123,z456"].map((b) => ({
    name: "RFC 8141 §3.2: the case of scheme and namespace",
    a: "urn:example:a123,z456",
    b,
    options: { level: "scheme" } as const,
    answer: "equivalent",
  })),
  ...["urn:example:A123,z456", "urn:example:a123%2Cz456", "urn:example:a123,z456/foo"].map((b) => ({
    name: "RFC 8141 §3.2: other names",
    a: "urn:example:a123,z456",
    b,
    options: { level: "scheme" } as const,
    answer: "different",
  })),
  ...["geo:90,-22.43;crs=WGS84", "geo:90,46"].map((b) => ({
    name: "RFC 5870 §6.4: the longitude at a pole",
    a: "geo:90,0",
    b,
    options: { level: "scheme" } as const,
    answer: "equivalent",
  })),
  {
    name: "RFC 5870 §6.4: numbers, names and triplets",
    a: "geo:66,30;u=6.500;FOo=this%2dthat",
    b: "geo:66.0,30;u=6.5;foo=this-that",
    options: { level: "scheme" },
    answer: "equivalent",
  },
  {
    name: "RFC 5870 §6.4: the values of unknown parameters",
    a: "geo:70,20;foo=1.00;bar=white",
    b: "geo:70,20;foo=1;bar=white",
    options: { level: "scheme" },
    answer: "different",
  },
  {
    name: "RFC 8141 §3.1 differs: what a resolver is told",
    a: "urn:example:a123,z456",
    b: "urn:example:a123,z456?+abc",
    options: { level: "scheme" },
    answer: "different",
  },
  {
    name: "RFC 3966 §4: a number with separators",
    a: "tel:+1-201-555-0123",
    b: "tel:+1.201.555.0123",
    options: { level: "scheme" },
    answer: "equivalent",
  },
  {
    name: "RFC 3966 §4: a global and a local number",
    a: "tel:+12015550123",
    b: "tel:12015550123;phone-context=example.com",
    options: { level: "scheme" },
    answer: "different",
  },
  {
    name: "RFC 3986 §6.2.3: the case of a domain in mailto",
    a: "mailto:Joe@Example.COM",
    b: "mailto:Joe@example.com",
    options: { level: "scheme" },
    answer: "equivalent",
  },
  {
    name: "RFC 3986 §6.2.3: the local machine",
    a: "file:///etc",
    b: "file://localhost/etc",
    options: { level: "scheme" },
    answer: "equivalent",
  },
  {
    name: "comparison-02 §4.3: an empty query is a query",
    a: "http://example.com/",
    b: "http://example.com/?",
    options: { level: "scheme" },
    answer: "different",
  },
  { name: "relative references", a: "a", b: "a", options: { level: "syntax" }, answer: "undetermined" },
  {
    name: "relative references with a base",
    a: "a",
    b: "./a",
    options: { level: "syntax", base: "http://h/" },
    answer: "equivalent",
  },
  {
    name: "dot segments in a path without a root",
    a: "data:,a/../b",
    b: "data:,x/../b",
    options: { level: "scheme" },
    answer: "different",
  },
  {
    name: "the same with a base, which an IRI does not need",
    a: "data:,a/../b",
    b: "data:,x/../b",
    options: { level: "syntax", base: "http://h/" },
    answer: "different",
  },
  {
    name: "an IRI and a reference to it",
    a: "http://h/a/../b",
    b: "b",
    options: { level: "syntax", base: "http://h/" },
    answer: "equivalent",
  },
  { name: "what is no IRI", a: "http://a b/", b: "http://a b/", options: { level: "syntax" }, answer: "undetermined" },
  { name: "fragments", a: "http://a/#b", b: "http://a/#c", options: { level: "scheme" }, answer: "different" },
  {
    name: "fragments that do not count",
    a: "http://a/#b",
    b: "http://a/",
    options: { level: "simple", fragment: "ignore" },
    answer: "equivalent",
  },
];

describe("compare", () => {
  for (const { name, a, b, options, answer } of comparisons) {
    it(`${options.level}: ${name}`, () => {
      assert.equal(compare(a, b, options), answer);
      assert.equal(compare(b, a, options), answer);
    });
  }

  it("is an equivalence on each rung", () => {
    const spelling = fc.constantFrom(
      "http://a/é",
      "http://A/%C3%A9",
      "http://a:80/%c3%a9",
      "http://a/./é#",
      "http://xn--9ca/",
      "http://É",
      "mailto:É@É",
      "mailto:É@%C3%A9",
      "urn:AB:C",
      "URN:ab:C",
      "geo:1,2;A=é;a=%C3%AA",
      "geo:1,2.0;a=%C3%A9;a=%C3%AA",
      "tel:+1;b=%C3%A9;a",
      "tel:+(1);A;b=é",
      "x:y",
    );
    fc.assert(
      fc.property(spelling, spelling, spelling, fc.constantFrom("simple", "syntax", "scheme"), (a, b, c, level) => {
        const equivalent = (left: string, right: string): boolean => compare(left, right, { level }) === "equivalent";
        assert.ok(equivalent(a, a));
        assert.equal(equivalent(a, b), equivalent(b, a));
        if (equivalent(a, b) && equivalent(b, c)) assert.ok(equivalent(a, c));
      }),
      { numRuns: 600 },
    );
  });

  it("finds on each rung all that the one before finds", () => {
    const iri = fc.tuple(
      fc.constantFrom("http", "HTTP", "file"),
      fc.constantFrom("a", "A", "é", "%C3%A9", "xn--9ca", ""),
      fc.constantFrom("", ":80", ":"),
      fc.constantFrom("", "/", "/.", "/é", "/%C3%A9", "/%c3%a9"),
    );
    const text = iri.map(([scheme, host, port, path]) => `${scheme}://${host}${port}${path}`);
    fc.assert(
      fc.property(text, text, (a, b) => {
        if (compare(a, b, { level: "simple" }) === "equivalent")
          assert.equal(compare(a, b, { level: "syntax" }), "equivalent");
        if (compare(a, b, { level: "syntax" }) === "equivalent")
          assert.equal(compare(a, b, { level: "scheme" }), "equivalent");
      }),
      { numRuns: 2000 },
    );
  });
});

describe("comparisonKey", () => {
  const levels = ["syntax", "scheme"] as const;
  for (const { name, a, b, options } of comparisons) {
    const { level, base, fragment } = options;
    if (level === "simple" || level === undefined || fragment === "ignore") continue;
    it(`${level}: ${name}`, () => {
      const key = (text: string): string => comparisonKey(text, { level, ...(base !== undefined && { base }) });
      const isEquivalent = compare(a, b, options) === "equivalent";
      if (compare(a, b, options) !== "undetermined") assert.equal(key(a) === key(b), isEquivalent);
    });
  }

  it("is none of an IRI for what compare leaves undetermined", () => {
    for (const level of levels) assert.equal(comparisonKey("./a", { level }), " ./a");
  });
});

describe("options", () => {
  it("have defaults", () => assert.equal(compare("http://A/%7eb", "http://a/~b"), "equivalent"));
  it("that are none are named", () => {
    const level = "all" as "syntax";
    assert.throws(
      () => compare("a", "b", { level }),
      new TypeError("The option 'level' is 'all', but has to be one of 'simple', 'syntax', 'scheme'."),
    );
  });
});
