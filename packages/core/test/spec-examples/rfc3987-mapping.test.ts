import assert from "node:assert/strict";
import { leiriToIri } from "../../src/mapping/leiri-to-iri.js";
import { toIri } from "../../src/mapping/to-iri.js";
import { toUri } from "../../src/mapping/to-uri.js";
import { compare } from "../../src/normalize/compare.js";

const resume = "r\u{E9}sum\u{E9}";

/** An IRI, the URI that it maps to, and the IRI that the URI is converted to; the last is left out if it is the first. */
const mappings: readonly (readonly [section: string, iri: string, uri: string, back?: string])[] = [
  [
    "RFC 3987 §3.1",
    "http://example.com/\u{10300}\u{10301}\u{10302}",
    "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
  ],
  ["RFC 3987 §3.1", `http://www.example.org/${resume}.html`, "http://www.example.org/r%C3%A9sum%C3%A9.html"],
  ["RFC 3987 §3.1", "http://www.example.org/red%09ros\u{E9}#red", "http://www.example.org/red%09ros%C3%A9#red"],
  ["RFC 3987 §3.2", "http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html"],
  ["RFC 3987 §3.2.1", "http://www.example.org/D\u{FC}rst", "http://www.example.org/D%C3%BCrst"],
  ["RFC 3987 §3.2.1", "http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"],
  [
    "RFC 3987 §6.4",
    `http://www.example.org/r%E9sum%E9.xml#${resume}`,
    "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9",
  ],
  ["3987bis §3.4.2", `http://${resume}.example.org`, "http://xn--rsum-bpad.example.org"],
  ["3987bis §4.3", "http://\u{7D0D}\u{8C46}.example.org/%E2%80%AE", "http://xn--99zt52a.example.org/%E2%80%AE"],
];

describe("the mappings of RFC 3987 §3, §6.4 and 3987bis §3, §4", () => {
  for (const [section, iri, uri, back = iri] of mappings) {
    it(`${section}: ${uri}`, () => {
      for (const profile of ["rfc3987", "rfc3987bis"] as const)
        assert.deepEqual(toUri(iri, { profile }), { ok: true, value: uri });
      assert.deepEqual(toIri(uri), { ok: true, value: back });
    });
  }

  it("3987bis §3.4.1: a host percent-encoded", () => {
    const uri = toUri(`http://${resume}.example.org`, { host: "percent-encode" });
    assert.deepEqual(uri, { ok: true, value: "http://r%C3%A9sum%C3%A9.example.org" });
  });

  it("3987bis §6.2: what only a LEIRI holds", () => assert.equal(leiriToIri("http://a/b c"), "http://a/b%20c"));
});

/** RFC 3987 §5.3 and comparison-02 §4: groups of which the members are equivalent on a rung, and no two groups are. */
const groups: readonly (readonly [section: string, level: "syntax" | "scheme", ...groups: (readonly string[])[]])[] = [
  ["RFC 3987 §5.3.2.1", "syntax", ["HTTP://www.EXAMPLE.com/", "http://www.example.com/"]],
  [
    "RFC 3987 §5.3.2.3",
    "syntax",
    ["http://example.org/~user", "http://example.org/%7euser", "http://example.org/%7Euser"],
  ],
  [
    "RFC 3987 §5.3.2.2",
    "syntax",
    [`http://www.example.org/${resume}.html`],
    ["http://www.example.org/re\u{301}sume\u{301}.html"],
  ],
  ["RFC 3987 §5.3.2", "syntax", ["http://example.org/ros\u{E9}", "http://example.org/ros%C3%A9"]],
  [
    "RFC 3987 §5.3.3",
    "scheme",
    ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"],
    ["http://example.com/?"],
  ],
  ["RFC 3987 §5.3.3", "scheme", [`http://${resume}.example.org`, "http://xn--rsum-bpad.example.org"]],
  ["RFC 3987 §5.3.4", "scheme", ["http://example.com/data"], ["http://example.com/data/"]],
  ["RFC 3987 §8", "scheme", ["http://big.example.com/PopularPage.html"], ["http://big.example.com/popularpage.html"]],
];

describe("the comparisons of RFC 3987 §5.3 and comparison-02 §4", () => {
  for (const [section, level, ...classes] of groups) {
    it(`${section}: ${classes.flat()[0] ?? ""}`, () => {
      for (const [index, members] of classes.entries())
        for (const a of members)
          for (const [other, others] of classes.entries())
            for (const b of others)
              assert.equal(compare(a, b, { level }), index === other ? "equivalent" : "different", `${a} and ${b}`);
    });
  }
});
