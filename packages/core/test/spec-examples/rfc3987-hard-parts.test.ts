import assert from "node:assert/strict";
import * as core from "../../src/index.js";

/** Statements of the specifications that are easily missed, by their sections. */
const rows: readonly (readonly [section: string, actual: () => unknown, expected: unknown])[] = [
  [
    "3987bis §3.4.2: a host in triplets is decoded before it is written in Punycode",
    () => core.toUri("http://r%C3%A9sum%C3%A9.example", { host: "punycode" }),
    { ok: true, value: "http://xn--rsum-bpad.example" },
  ],
  [
    "3987bis §3.5: the charset of the document is that of queries of http and https alone",
    () => ["http://a/?é", "ftp://a/?é"].map((iri) => core.toUri(iri, { encodeQuery: () => Uint8Array.of(0xe9) })),
    [
      { ok: true, value: "http://a/?%E9" },
      { ok: true, value: "ftp://a/?%C3%A9" },
    ],
  ],
  [
    "RFC 3987 §4.2, step 5: the query may be kept",
    () => core.toIri("http://a/%C3%A9?%C3%A9", { query: "keep" }),
    { ok: true, value: "http://a/é?%C3%A9" },
  ],
  [
    "RFC 3987 §3.2: octets that are not UTF-8 stay",
    () => core.toIri("http://a/r%E9sum%E9"),
    { ok: true, value: "http://a/r%E9sum%E9" },
  ],
  [
    "RFC 3987 §5.3.2.3: 'rosé' and 'ros%C3%A9' have one key",
    () => core.comparisonKey("http://a/ros%c3%a9") === core.comparisonKey("http://a/rosé"),
    true,
  ],
  [
    "RFC 3987 §5.3.2.2: characters are never normalized for a comparison",
    () => core.compare("http://a/ros\u00E9", "http://a/rose\u0301"),
    "different",
  ],
  [
    "RFC 5952 §4: an IPv6 address has one spelling",
    () => core.normalize("http://[0:0:0:0:0:0:0:1]/", { level: "scheme" }),
    "http://[::1]/",
  ],
  ["RFC 3986 §6.2.3: zeros before a port", () => core.normalize("http://a:080/", { level: "scheme" }), "http://a/"],
  [
    "RFC 3986 §6.2.3: the default ports of schemes that state one",
    () => ["irc://a:194/", "ldaps://a:636/"].map((iri) => core.normalize(iri, { level: "scheme" })),
    ["irc://a/", "ldaps://a/"],
  ],
  [
    "RFC 3987 §7.4: a builder encodes what would end a segment",
    () => core.recomposeIri({ path: `/${core.encodeComponent("50 % é/ü?", "segment")}` }),
    "/50%20%25%20é%2Fü%3F",
  ],
  [
    "RFC 3987 §7.6: nothing that deceives is shown",
    () => core.displayForm("http://google.xn--comevil-v04f.jp/"),
    "http://google.xn--comevil-v04f.jp/",
  ],
  [
    "RFC 3986 §7.6: two hosts, of which programs read either",
    () => ["http://a\\@b/", "http://a#@b/", "http://a?@b/"].map((text) => codesIn(text).includes("readers-disagree")),
    [true, true, true],
  ],
  [
    "RFC 3986 §7.5: a secret in the path, but no example of one",
    () =>
      ["T04QX7R2KLM/B05ZP8W3N/9fK2mQ7vX4tB8nL1cR5wZ3yD", "T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX"]
        .map((path) => codesIn(`https://hooks.slack.com/services/${path}`))
        .map((codes) => codes.includes("secret-exposed")),
    [true, false],
  ],
  [
    "RFC 6570 §2.2: '=' is an operator that is reserved",
    () => faultsOfTemplate("/users/{=bad}", "uri-template"),
    ["template-malformed ="],
  ],
  [
    "RFC 6570 §2.3: names of variables are ASCII",
    () => faultsOfTemplate("/users/{é}", "uri-template"),
    ["template-malformed é"],
  ],
  [
    "OpenAPI 3.2 §4.8.2: the name of a parameter is any text without braces, and has no operator",
    () => ["/users/{=bad}", "/users/{é}"].map((path) => faultsOfTemplate(path, "path-template")),
    [["template-malformed ="], []],
  ],
  [
    "OpenAPI 3.2 §4.8.2: each expression appears once",
    () => faultsOfTemplate("/users/{id}/friends/{id}", "path-template"),
    ["template-malformed {id}"],
  ],
];

function codesIn(text: string): readonly string[] {
  return core.checkIri(text).map(({ code }) => code);
}

function faultsOfTemplate(text: string, template: NonNullable<core.Place["template"]>): readonly string[] {
  const place: core.Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", template };
  const findings = core.checkIri(text, { place, checks: "all" });
  return findings.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);
}

describe("hard parts of RFC 3987 and 3987bis", () => {
  for (const [section, actual, expected] of rows) it(section, () => assert.deepEqual(actual(), expected));
});
