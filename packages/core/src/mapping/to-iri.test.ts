import assert from "node:assert/strict";
import fc from "fast-check";
import { addedFindings } from "../checks/run/added-findings.js";
import { checkIri } from "../checks/run/check-iri.js";
import { isIriReference } from "../iri/is-iri.js";
import { compare } from "../normalize/compare.js";
import { normalizeTriplets } from "../normalize/triplets.js";
import { splitIri } from "../iri/split.js";
import { percentEncode } from "../percent-encoding/percent-encode.js";
import { toIri, type ToIriOptions } from "./to-iri.js";
import { toUri } from "./to-uri.js";
import type { ProfileName } from "../profiles/profile.js";
import { nastyText } from "../../test/nasty-text.js";
import { spoiledIri } from "../../test/spoiled-iri.js";

interface Row {
  readonly name: string;
  readonly uri: string;
  readonly iri: string;
  readonly options?: ToIriOptions;
}

const rows: readonly Row[] = [
  {
    name: "RFC 3987 §3.2.1: UTF-8",
    uri: "http://www.example.org/D%C3%BCrst",
    iri: "http://www.example.org/D\u{FC}rst",
  },
  {
    name: "RFC 3987 §3.2.1: another charset",
    uri: "http://www.example.org/D%FCrst",
    iri: "http://www.example.org/D%FCrst",
  },
  {
    name: "RFC 3987 §3.2.1: a bidi control, and a host that is kept",
    uri: "http://xn--99zt52a.example.org/%e2%80%ae",
    iri: "http://xn--99zt52a.example.org/%e2%80%ae",
    options: { host: "keep" },
  },
  {
    name: "3987bis §3.4.2, step 7: a host in U-labels",
    uri: "http://xn--99zt52a.example.org/%e2%80%ae",
    iri: "http://\u{7D0D}\u{8C46}.example.org/%e2%80%ae",
  },
  {
    name: "a URI stays one",
    uri: "http://%C3%A9/%C3%A9",
    iri: "http://%C3%A9/%C3%A9",
    options: { profile: "rfc3986" },
  },
  { name: "reserved characters and percent signs", uri: "http://a/%2F%3F%25%20%3C", iri: "http://a/%2F%3F%25%20%3C" },
  { name: "unreserved characters", uri: "http://a/%7E%41", iri: "http://a/~A" },
  {
    name: "private use in the query",
    uri: "http://a/%EE%80%80?%EE%80%80#%EE%80%80",
    iri: "http://a/%EE%80%80?\u{E000}#%EE%80%80",
  },
  { name: "a supplementary character", uri: "/%F0%9F%98%80", iri: "/\u{1F600}" },
  { name: "a noncharacter", uri: "/%F0%9F%BF%BE", iri: "/%F0%9F%BF%BE" },
  { name: "what is not seen", uri: "/%E2%80%8B%C2%AD%E2%81%A6", iri: "/%E2%80%8B%C2%AD%E2%81%A6" },
  { name: "what looks like a space", uri: "/%C2%A0%E3%80%80%E2%A0%80", iri: "/%C2%A0%E3%80%80%E2%A0%80" },
  {
    name: "RFC 3987 §6.1 b: what looks like a delimiter",
    uri: "http://h/a%EF%BC%8Fb%E2%81%84c%EF%BC%9Fd?a%EF%BC%8F#%E3%80%82",
    iri: "http://h/a%EF%BC%8Fb%E2%81%84c%EF%BC%9Fd?a%EF%BC%8F#%E3%80%82",
  },
  {
    name: "the same in a reference's host and userinfo",
    uri: "//%EF%BC%8F@%E6%BC%A2%E3%80%82",
    iri: "//%EF%BC%8F@漢%E3%80%82",
  },
  {
    name: "punctuation of a title beside letters of East Asia",
    uri: "/%E3%83%A2%E5%A8%98%E3%80%82/%E3%81%AA%EF%BC%9F%E2%81%84",
    iri: "/モ娘\u3002/な\uFF1F%E2%81%84",
  },
  { name: "RFC 5892 A.1: ZWNJ between Persian letters", uri: "/%D9%87%E2%80%8C%D8%A7", iri: "/ه\u200Cا" },
  { name: "RFC 5892 A.1: ZWNJ between Latin letters", uri: "/a%E2%80%8Cb", iri: "/a%E2%80%8Cb" },
  { name: "3987bis §5.1 c: a mark with nothing to stand on", uri: "/%CC%81q%CC%81", iri: "/%CC%81q\u{301}" },
  { name: "two characters that NFC makes one", uri: "/a%CC%81", iri: "/a%CC%81" },
  { name: "a mark after a triplet", uri: "/%20%CC%81", iri: "/%20%CC%81" },
  {
    name: "guidelines §3: a right-to-left component as a whole",
    uri: "/%D7%90%20%D7%91/%D7%90",
    iri: "/%D7%90%20%D7%91/א",
  },
  { name: "overlong and surrogate forms", uri: "/%C0%AF%ED%A0%80", iri: "/%C0%AF%ED%A0%80" },
  { name: "a sequence that is cut off", uri: "/%E2%82a%E2%82", iri: "/%E2%82a%E2%82" },
  { name: "a name of triplets", uri: "http://r%C3%A9sum%C3%A9.example/", iri: "http://résumé.example/" },
  { name: "a host that is no DNS name", uri: "x://r%C3%A9sum%C3%A9/", iri: "x://résumé/" },
  { name: "A-labels where the host is no DNS name", uri: "x://xn--rsum-bpad/", iri: "x://xn--rsum-bpad/" },
  { name: "A-labels that are not valid", uri: "http://xn--a.example/", iri: "http://xn--a.example/" },
  {
    name: "a slash look-alike in a name",
    uri: "http://a.com%EF%BC%8Fx.example/",
    iri: "http://a.com%EF%BC%8Fx.example/",
  },
  { name: "a digit that IDNA does not admit alone", uri: "http://%D9%A0/", iri: "http://%D9%A0/" },
  { name: "an A-label in triplets that is none", uri: "http://xn--%C3%A9/", iri: "http://xn--%C3%A9/" },
  { name: "a letter beside what no DNS name holds", uri: "http://a%C3%A9_/", iri: "http://a%C3%A9_/" },
  { name: "a letter beside a space", uri: "http://a%20%C3%A9/", iri: "http://a%20%C3%A9/" },
  { name: "a letter behind a hyphen", uri: "http://-%C3%A9/", iri: "http://-%C3%A9/" },
  {
    name: "the same where A-labels are kept",
    uri: "http://-%C3%A9/",
    iri: "http://-%C3%A9/",
    options: { host: "keep" },
  },
  {
    name: "triplets of a name whose A-labels are kept",
    uri: "http://r%C3%A9sum%C3%A9.xn--9ca/",
    iri: "http://résumé.xn--9ca/",
    options: { host: "keep" },
  },
  {
    name: "RFC 3987 §6.1: triplets that deceive, of a name whose A-labels are kept",
    uri: "http://com%E3%83%8Eevil.xn--9ca/%C3%A9",
    iri: "http://com%E3%83%8Eevil.xn--9ca/é",
    options: { host: "keep" },
  },
  {
    name: "RFC 3987 §3.2 step 4: what would be found in a name whose A-labels are kept",
    uri: "foo://a%EF%BD%BC/%C3%A9",
    iri: "foo://a%EF%BD%BC/é",
    options: { host: "keep" },
  },
  {
    name: "a letter that IDNA maps to others, in a host that is no name",
    uri: "http://a%E2%85%BA.xn--f76ca4a/",
    iri: "http://a%E2%85%BA.xn--f76ca4a/",
  },
  { name: "ASCII that no DNS name holds", uri: "http://a%5Fb/", iri: "http://a%5Fb/" },
  { name: "the same for those who ask", uri: "http://a%5Fb/", iri: "http://a_b/", options: { host: "unicode" } },
  {
    name: "RFC 3987 §3.2 step 4: a label that looks like a host and a path",
    uri: "https://google.xn--comevil-v04f.jp/%C3%A9",
    iri: "https://google.xn--comevil-v04f.jp/é",
  },
  {
    name: "the same for those who ask for every label",
    uri: "https://google.xn--comevil-v04f.jp/%C3%A9",
    iri: "https://google.com\u{30CE}evil.jp/é",
    options: { host: "unicode" },
  },
  {
    name: "a label of lookalikes beside one that is none",
    uri: "http://xn--80ak6aa92e.xn--bcher-kva.example/",
    iri: "http://xn--80ak6aa92e.bücher.example/",
  },
  {
    name: "what another address would look like",
    uri: "http://1.2.3.4/%D7%90%D7%91",
    iri: "http://1.2.3.4/%D7%90%D7%91",
  },
  { name: "an IRI goes on as it is", uri: "http://é/é?é", iri: "http://é/é?é" },
  {
    name: "RFC 3987 §4.2, step 5: a query that is kept",
    uri: "http://a/%C3%A9?%C3%A9#%C3%A9",
    iri: "http://a/\u00E9?%C3%A9#\u00E9",
    options: { query: "keep" },
  },
  {
    name: "profile rfc3986 has no characters to decode to",
    uri: "/%C3%A9",
    iri: "/%C3%A9",
    options: { profile: "rfc3986" },
  },
];

describe("toIri", () => {
  for (const { name, uri, iri, options } of rows) {
    it(name, () => assert.deepEqual(toIri(uri, options), { ok: true, value: iri }));
  }

  it("says what is wrong with a text that is no IRI-reference", () => {
    const result = toIri("http://a/ b");
    assert.equal(result.ok ? result.value : result.reason, "not-an-iri");
  });

  it("makes an IRI that maps back to the URI", () => {
    const octets = [
      "C3",
      "A9",
      "D7",
      "90",
      "E2",
      "80",
      "AE",
      "8C",
      "8D",
      "F0",
      "9F",
      "98",
      "CC",
      "81",
      "EE",
      "7E",
      "2F",
      "FF",
    ];
    const triplet = fc.constantFrom(...octets.map((octet) => `%${octet}`));
    const rest = fc.array(fc.oneof(triplet, fc.constantFrom(..."ab/?=&.:"))).map((units) => units.join(""));
    const characters = ["é", "ß", "א", "\u0660", "\uFF0F", "\u3002", " ", "\u0301", "\u200C"].map(percentEncode);
    const label = fc.array(fc.oneof(triplet, fc.constantFrom(...characters, ..."a1.-_", "xn--", "xn--9ca")));
    const host = label.map((units) => `http://${units.join("")}/`);
    const start = fc.oneof(fc.constantFrom("http://xn--rsum-bpad.example/", "x://a/", "/", "urn:x:"), host);
    const decoding = fc.constantFrom("safe", "unicode", "keep");
    fc.assert(
      fc.property(start, rest, decoding, (start, rest, host) => {
        const uri = start + rest;
        fc.pre(isIriReference(uri, { profile: "rfc3986" }));
        const iri = toIri(uri, { host });
        assert.ok(iri.ok && isIriReference(iri.value), JSON.stringify(iri));
        if (host !== "unicode") assert.deepEqual(added(uri, iri.value), [], iri.value);
        const back = toUri(iri.value);
        assert.ok(back.ok, JSON.stringify(back));
        const path = (text: string): string => normalizeTriplets(splitIri(text).path.text);
        assert.equal(path(back.value), path(uri));
        assert.notEqual(compare(uri, back.value, { level: "scheme", base: "http://b/" }), "different");
      }),
      { numRuns: 500 },
    );
  });
});

describe("what toIri has written", () => {
  // Beside a right-to-left letter, or in another component, what is decoded first makes more of the rest safe.
  const examples: readonly [text: string, profile: ProfileName, host: "safe" | "unicode"][] = [
    ["//%41\u0301./%2e%2E/wiki/b1;?\u200D=a;%C3%83%C2%A9?wiki=#e\u0301/%C3%83%C2%A9/", "rfc3987", "safe"],
    ["ftp://bank.example@010.0.0.1:/%2e%2E:?%d7%90b=%25C3%25A9=%EE%80%80&Title=#%c3%a9/", "rfc3987", "safe"],
    ["HTTP:/%d7%90b;\u05B0\u05D0/\u0440\u0430ypal/%C3%83%C2%A9/#\u0628\u0628%41\u0301/", "rfc3987", "unicode"],
    ["tel:/2026/./%41..:\u07CA\u07CB/?&%C3%83%C2%A9=#%41\u05D0/2026/b1", "rfc3987", "unicode"],
    ["http:/\u0628\u0628:x-y_z~/%d7%90b/?\u05D0%D7%91=%41%2F#\u0440\u0430ypal\u05D0%D7%91", "rfc3987bis", "safe"],
    [
      "unknown-scheme://\u05D0\u05D1.example:/Title:%c3%a9;\u05B0\u05D0:?%EE%80%801\u05D1=%2e%2E?a",
      "rfc3987bis",
      "safe",
    ],
    ["data://xn--a:443/\u0440\u0430ypal\u05D0%D7%91Title::?%7E&#%c3%a9/\u0628\u0662/", "leiri", "safe"],
  ];

  it("stays as it is when it is written again", () => {
    const profile = fc.constantFrom<ProfileName>("rfc3987", "rfc3987bis", "leiri", "rfc3986");
    const host = fc.constantFrom<"safe" | "unicode" | "keep">("safe", "unicode", "keep");
    const law = fc.property(fc.oneof(spoiledIri, nastyText), profile, host, (text, profile, host) => {
      const once = toIri(text, { profile, host });
      if (once.ok) assert.deepEqual(toIri(once.value, { profile, host }), once);
    });
    // By hand: `TO_IRI_RUNS=100000`.
    fc.assert(law, { numRuns: Number(process.env["TO_IRI_RUNS"] ?? 500), examples: [...examples] });
  });
});

/** What preset strict finds in what a URI has become, and not in the URI. */
function added(uri: string, iri: string): string[] {
  const [before, after] = [uri, iri].map((text) => checkIri(text, { checks: "strict" }));
  return addedFindings(before!, after!).map(({ code }) => code);
}
