import assert from "node:assert/strict";
import type { Production, ProfileName } from "../profiles/profile.js";
import { createScan, matchesProduction, scanIri, type Scan } from "./scan.js";
import { traits } from "./traits.js";

const scan = createScan();

function scanned(text: string, profile: ProfileName = "rfc3987"): Scan {
  return scanIri(text, 0, text.length, profile, scan);
}

/** A record without what has no meaning after the scan. */
function withoutSeen(record: Scan): Omit<Scan, "seen" | "dotted"> {
  const { seen: _seen, dotted: _dotted, ...meant } = record;
  return meant;
}

describe("scanIri", () => {
  it("gives the offset of every component", () => {
    assert.deepEqual(withoutSeen(scanned("http://user:pw@host:80/a/b?q#f")), {
      start: 0,
      end: 30,
      schemeEnd: 4,
      schemeWellFormed: true,
      authorityStart: 7,
      userinfoEnd: 14,
      hostStart: 15,
      hostEnd: 19,
      hostKind: "iregName",
      portStart: 20,
      pathStart: 22,
      pathEnd: 26,
      queryStart: 27,
      queryEnd: 28,
      fragmentStart: 29,
      traits: traits.scheme | traits.authority | traits.userinfo | traits.port | traits.query | traits.fragment,
    });
  });

  it("leaves nothing of the scan before", () => {
    const fresh = scanIri("a", 0, 1, "rfc3987", createScan());
    scanned("http://user@[::1]:80/a?q#f");
    assert.deepEqual(scanned("a"), fresh);
  });

  it("takes a range of a text for the whole", () => {
    const text = '"http://a:1/b?c#d%4" #';
    const found = scanIri(text, 1, 17, "rfc3987", scan);
    assert.deepEqual(
      [found.start, found.schemeEnd, found.authorityStart, found.hostEnd, found.portStart, found.pathStart],
      [1, 5, 8, 9, 10, 11],
    );
    assert.deepEqual(
      [found.pathEnd, found.queryStart, found.queryEnd, found.fragmentStart, found.end],
      [13, 14, 15, 16, 17],
    );
    assert.equal(matchesProduction(found, "IRI"), true);
  });

  for (const [name, text, start, end, conforms] of [
    ["a triplet", "a%41", 0, 3, false],
    ["a pair of surrogates before its low half", "a😀", 0, 2, false],
    ["a pair of surrogates after its high half", "😀a", 1, 3, false],
    ["a scheme before its colon", "a:b", 0, 1, true],
    ["two slashes", "//", 0, 1, true],
    ["an IP-literal before its bracket", "//[::1]", 0, 6, false],
    ["an IPv4address before its last digit", "//1.2.3.45", 0, 9, true],
  ] as const) {
    it(`sees nothing outside a range that cuts ${name}`, () => {
      const found = scanIri(text, start, end, "rfc3987", scan);
      assert.equal(matchesProduction(found, "IRI-reference"), conforms);
      assert.equal(found.schemeEnd, -1);
    });
  }

  for (const [authority, kind, host, port] of [
    ["", "iregName", "", undefined],
    ["a", "iregName", "a", undefined],
    ["a:", "iregName", "a", ""],
    ["a:80", "iregName", "a", "80"],
    ["a:80:90", "iregName", "a", "80:90"],
    [":80", "iregName", "", "80"],
    ["1.2.3.4", "ipv4address", "1.2.3.4", undefined],
    ["u@1.2.3.4:5", "ipv4address", "1.2.3.4", "5"],
    ["1.2.3.256", "iregName", "1.2.3.256", undefined],
    ["1.2.3.4.", "iregName", "1.2.3.4.", undefined],
    ["[::1]", "ipv6address", "[::1]", undefined],
    ["[::1]:", "ipv6address", "[::1]", ""],
    ["u@[::1]:5", "ipv6address", "[::1]", "5"],
    ["[v1.a:b]:5", "ipvFuture", "[v1.a:b]", "5"],
    ["[::g]", "malformed", "[::g]", undefined],
    ["[]", "malformed", "[]", undefined],
    ["[", "malformed", "[", undefined],
    ["]", "malformed", "]", undefined],
    ["[::1", "malformed", "[::1", undefined],
    ["[::1]x", "malformed", "[::1]x", undefined],
    ["[::1]x:5", "malformed", "[::1]x", "5"],
    ["[::1]]", "malformed", "[::1]]", undefined],
    ["a[b]", "malformed", "a[b]", undefined],
    ["a[::1]", "malformed", "a[", ":1]"],
    ["::1", "iregName", "", ":1"],
    ["[u@::1]", "iregName", "", ":1]"],
  ] as const) {
    it(`splits the authority '${authority}'`, () => {
      const text = `//${authority}/p`;
      const found = scanned(text);
      assert.equal(found.hostKind, kind);
      assert.equal(text.slice(found.hostStart, found.hostEnd), host);
      assert.equal(found.portStart === -1 ? undefined : text.slice(found.portStart, found.pathStart), port);
    });
  }

  for (const [name, text, profile, set] of [
    ["nothing", "", "rfc3987", traits.noScheme],
    ["an authority without a host", "//", "rfc3987", traits.noScheme | traits.authority],
    ["HTTP", "http:", "rfc3987", traits.scheme],
    ["HTTP, secure", "https:", "rfc3987", traits.scheme],
    ["a longer scheme", "httpx:", "rfc3987", traits.scheme | traits.otherScheme],
    ["a shorter scheme", "htt:", "rfc3987", traits.scheme | traits.otherScheme],
    ["HTTP in capitals", "HTTPS:", "rfc3987", traits.scheme | traits.asciiUppercase | traits.asciiUppercaseInScheme],
    [
      "capitals in the scheme",
      "A:",
      "rfc3987",
      traits.scheme | traits.otherScheme | traits.asciiUppercase | traits.asciiUppercaseInScheme,
    ],
    [
      "a malformed scheme",
      "1A:",
      "rfc3987",
      traits.scheme | traits.nonconforming | traits.asciiUppercase | traits.asciiUppercaseInScheme,
    ],
    [
      "capitals in the host",
      "//A",
      "rfc3987",
      traits.noScheme | traits.authority | traits.asciiUppercase | traits.asciiUppercaseInAuthority,
    ],
    ["capitals in the path", "/A", "rfc3987", traits.noScheme | traits.asciiUppercase],
    [
      "letters outside ASCII in the host",
      "//é",
      "rfc3987",
      traits.noScheme | traits.authority | traits.nonAscii | traits.nonAsciiInAuthority,
    ],
    [
      "a triplet in the host",
      "//%41",
      "rfc3987",
      traits.noScheme | traits.authority | traits.percent | traits.percentInAuthority,
    ],
    [
      "the same in rfc3987bis",
      "//%41",
      "rfc3987bis",
      traits.noScheme | traits.authority | traits.percent | traits.percentInAuthority | traits.nonconforming,
    ],
    ["a malformed triplet", "%", "rfc3987", traits.noScheme | traits.percent | traits.nonconforming],
    ["an IPv6address", "//[::]", "rfc3987", traits.noScheme | traits.authority | traits.bracket],
    ["brackets in the query", "?[", "rfc3987", traits.noScheme | traits.query | traits.bracket | traits.nonconforming],
    ["a space", " ", "rfc3987", traits.noScheme | traits.excludedAscii | traits.nonconforming],
    ["a space in a LEIRI", " ", "leiri", traits.noScheme | traits.excludedAscii],
    ["a dot first", ".a", "rfc3987", traits.noScheme | traits.dotSegment],
    ["a dot after a slash", "a/.", "rfc3987", traits.noScheme | traits.dotSegment],
    ["a dot after the authority's slash", "//a/..", "rfc3987", traits.noScheme | traits.authority | traits.dotSegment],
    ["a dot after the scheme", "a:.", "rfc3987", traits.scheme | traits.otherScheme | traits.dotSegment],
    ["a dot within a segment", "a.b/c.d", "rfc3987", traits.noScheme],
    [
      "dots outside the path",
      "//a./?/.#/.",
      "rfc3987",
      traits.noScheme | traits.authority | traits.query | traits.fragment,
    ],
    ["a Hebrew letter", "א", "rfc3987", traits.noScheme | traits.nonAscii | traits.rightToLeft | traits.combiningMark],
    [
      "a right-to-left override",
      "\u202e",
      "rfc3987",
      traits.noScheme | traits.nonAscii | traits.bidiControl | traits.suspectNonAscii,
    ],
    [
      "a high surrogate",
      "\ud83d",
      "leiri",
      traits.noScheme | traits.nonAscii | traits.suspectNonAscii | traits.nonconforming,
    ],
    [
      "a low surrogate",
      "\ude00",
      "leiri",
      traits.noScheme | traits.nonAscii | traits.suspectNonAscii | traits.nonconforming,
    ],
    [
      "a private-use character in the query",
      "?\ue000",
      "rfc3987",
      traits.noScheme | traits.query | traits.nonAscii | traits.suspectNonAscii,
    ],
    ["letters outside ASCII in rfc3986", "é", "rfc3986", traits.noScheme | traits.nonAscii | traits.nonconforming],
  ] as const) {
    it(`notes the traits of ${name}`, () =>
      assert.deepEqual(traitNames(scanned(text, profile).traits), traitNames(set)));
  }
});

function traitNames(set: number): readonly string[] {
  return Object.entries(traits).flatMap(([name, bit]) => ((set & bit) === 0 ? [] : [name]));
}

describe("matchesProduction", () => {
  const all: readonly Production[] = ["IRI", "IRI-reference", "absolute-IRI", "irelative-ref"];
  for (const [text, expected] of [
    ["a:b", ["IRI", "IRI-reference", "absolute-IRI"]],
    ["a:b#", ["IRI", "IRI-reference"]],
    ["a:", ["IRI", "IRI-reference", "absolute-IRI"]],
    ["b", ["IRI-reference", "irelative-ref"]],
    ["b#c", ["IRI-reference", "irelative-ref"]],
    ["", ["IRI-reference", "irelative-ref"]],
    ["1a:b", []],
    [":b", []],
    [":", []],
    ["a b", []],
  ] as const) {
    it(`'${text}' matches ${expected.join(", ") || "none"}`, () => {
      assert.deepEqual(
        all.filter((production) => matchesProduction(scanned(text), production)),
        expected,
      );
    });
  }
});
