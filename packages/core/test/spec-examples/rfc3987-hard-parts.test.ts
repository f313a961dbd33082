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
    "RFC 3987 §6.1: what deceives, and what is no IRI, stays encoded",
    () => core.toIri("http://xn--80ak6aa92e.com/%E2%95%B1%C3%A9?%E2%80%AE"),
    { ok: true, value: "http://xn--80ak6aa92e.com/%E2%95%B1é?%E2%80%AE" },
  ],
  [
    "RFC 3986 §5.2.2: to resolve, to normalize and to compare agree on dot segments in a path without a slash",
    () => [
      core.resolve("scheme:foo/../path", "http://a/"),
      core.normalize("scheme:foo/../path"),
      core.compare("scheme:foo/../path", "scheme:/path", { level: "syntax" }),
    ],
    [{ ok: true, value: "scheme:/path" }, "scheme:/path", "equivalent"],
  ],
  [
    "3987bis §3.5: the charset of the document is that of a relative reference only where its base is an address of http",
    () =>
      [undefined, "http://a/", "ftp://a/"].map((base) =>
        core.webAddressToIri("?é", {
          encodeQuery: () => Uint8Array.of(0xe9),
          ...(base !== undefined && { base }),
        }),
      ),
    ["?é", "?%E9", "?é"],
  ],
  [
    "RFC 3987 §6.4: octets of another charset, with those of UTF-8",
    () => {
      const [first] = core.checkIri("http://a/r%E9sum%E9", { checks: "all" });
      return [first?.code, first?.message.includes("Windows-1252"), first?.fixes[0]?.edits.map(({ text }) => text)];
    },
    ["percent-not-utf8", true, ["%C3%A9", "%C3%A9"]],
  ],
  [
    "RFC 3987 §7.5: hosts that deceive, by what RFC 5892 disallows, by their look, by several scripts and systems of digits",
    () =>
      ["http://☃.example/", "http://раypal.com/", "http://аррӏе.com/", "http://abc१२३.com/", "http://a╱b.example/"].map(
        (text) => core.checkIri(text, { checks: "strict" }).length > 0,
      ),
    [true, true, true, true, true],
  ],
  [
    "RFC 8141 §2: names of namespaces that publish rules",
    () =>
      ["oid:1.03", "isbn:0395363412", "issn:0317-8472", "uuid:f81d4fae", "nbn:de:101:1-201102033593", "doi:11.1/a"].map(
        (name) => codesIn(`urn:${name}`).includes("urn-malformed"),
      ),
    [true, true, true, true, true, true],
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
