import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../test/any-character.js";
import { readings } from "./readings.js";
import type { ConsumerName } from "../consumers/consumer-reading.js";

/** What a reader makes of a text: its host and what it sends, or "refused". */
type Row = readonly [text: string, hosts: Readonly<Partial<Record<ConsumerName, string>>>];

const hosts: readonly Row[] = [
  [
    "http://a.example/b",
    { "RFC 3986": "a.example", WHATWG: "a.example", Python: "a.example", Go: "a.example", curl: "a.example" },
  ],
  ["http://a\\@b/", { "RFC 3987": "refused", LEIRI: "b", WHATWG: "a", Python: "b", Go: "refused", curl: "b" }],
  ["http://a#@b/", { "RFC 3986": "a", WHATWG: "a", Python: "a", Go: "a", curl: "a" }],
  ["http://1.1.1.1 &@2.2.2.2/", { WHATWG: "2.2.2.2", Python: "2.2.2.2", Go: "refused", curl: "refused" }],
  ["http://a@b@c/", { "RFC 3987": "refused", WHATWG: "c", Python: "c", Go: "c", curl: "refused" }],
  ["http://a\n.b/", { WHATWG: "a.b", Python: "a.b", Go: "refused", curl: "refused" }],
  [
    "http://0177.0.0.1/",
    { "RFC 3986": "0177.0.0.1", WHATWG: "127.0.0.1", Python: "0177.0.0.1", Go: "0177.0.0.1", curl: "127.0.0.1" },
  ],
  ["http://0x7f.1/", { WHATWG: "127.0.0.1", curl: "127.0.0.1" }],
  ["http://a%2eb/", { "RFC 3986": "a%2eb", WHATWG: "a.b", Python: "a%2eb", Go: "refused", curl: "a.b" }],
  ["http://ho%20st/", { "RFC 3986": "ho%20st", WHATWG: "refused", Python: "ho%20st", Go: "refused", curl: "refused" }],
  ["http://a%00b/", { "RFC 3986": "a%00b", WHATWG: "refused", Python: "a%00b", Go: "refused", curl: "refused" }],
  [
    "http://%C3%A9.example/",
    { "RFC 3986": "%C3%A9.example", WHATWG: "xn--9ca.example", Go: "\u00E9.example", curl: "\u00E9.example" },
  ],
  ["http://a%25b/", { Go: "a%b", curl: "a%25b", WHATWG: "refused" }],
  ["http:///a/b", { WHATWG: "a", Python: "none", Go: "none", curl: "a" }],
  ["http:a", { "RFC 3986": "none", WHATWG: "a", Python: "none", Go: "none", curl: "refused" }],
  ["a.example/b", { "RFC 3986": "none", WHATWG: "refused", Python: "none", Go: "none", curl: "a.example" }],
  ["mailto:a@b.example", { WHATWG: "none", Python: "none", Go: "none", curl: "b.example" }],
  [
    "http://[::ffff:1.2.3.4]/",
    { Python: "::ffff:1.2.3.4", Go: "::ffff:1.2.3.4", WHATWG: "[::ffff:102:304]", curl: "[::ffff:1.2.3.4]" },
  ],
  ["http://[0:0:0:0:0:0:0:1]/", { Python: "0:0:0:0:0:0:0:1", WHATWG: "[::1]", curl: "[::1]" }],
  ["http://[0:0:0:0:0:0:102:304]/", { curl: "[::1.2.3.4]" }],
  ["http://[fe80::1%25eth0]/", { Go: "fe80::1%eth0", Python: "fe80::1%25eth0", curl: "[fe80::1]", WHATWG: "refused" }],
  ["http://[fe80::1%25%41]/", { Go: "fe80::1%A" }],
  ["http://[fe80::1%25%2f]/", { Go: "refused" }],
  ["http://[v1.a]/", { "RFC 3986": "[v1.a]", Python: "v1.a", WHATWG: "refused", curl: "refused" }],
  ["http://a[::1]/", { Python: "refused" }],
  ["http://[::1]b/", { Python: "refused", Go: "refused", curl: "refused" }],
  ["http://a[/", { Python: "refused" }],
  ["http://\u2100/", { Python: "refused" }],
  ["http://A.example/", { Python: "a.example", Go: "A.example", WHATWG: "a.example", curl: "A.example" }],
  ["http://a:80:80/", { Go: "a:80", Python: "a", curl: "refused" }],
  ["file://a.example/b", { curl: "refused", Go: "a.example" }],
  ["http://a.example\0.b/", { curl: "a.example", Go: "refused" }],
];

const targets: readonly Row[] = [
  [
    "http://a/\u00E9?\u00E9",
    {
      "RFC 3986": "refused",
      "RFC 3987": "/%C3%A9?%C3%A9",
      WHATWG: "/%C3%A9?%C3%A9",
      Python: "none",
      Go: "/%C3%A9?\u00E9",
      curl: "/%c3%a9?\u00E9",
    },
  ],
  ["http://a", { "RFC 3986": "/", WHATWG: "/", Python: "/", Go: "/", curl: "/" }],
  ["http://a/b/../c", { "RFC 3986": "/b/../c", WHATWG: "/c", Python: "/b/../c", Go: "/b/../c", curl: "/c" }],
  ["http://a/%2e%2e/b", { WHATWG: "/b", Python: "/%2e%2e/b", Go: "/%2e%2e/b", curl: "/%2e%2e/b" }],
  ["http://a/b\\c", { WHATWG: "/b/c", Python: "/b\\c", Go: "/b%5Cc", curl: "/b\\c" }],
  ["http://a/?", { WHATWG: "/", Python: "/", Go: "/?", curl: "/?" }],
  ["http://a/b c", { Python: "none", Go: "/b%20c", WHATWG: "/b%20c", curl: "refused" }],
  ["http://a/%zz", { Go: "refused", curl: "/%zz", WHATWG: "/%zz" }],
  ["urn:a:b", { "RFC 3986": "none", WHATWG: "none", Python: "none", Go: "none" }],
];

function holdRows(rows: readonly Row[], part: "host" | "target"): void {
  for (const [text, expected] of rows) {
    it(JSON.stringify(text), () => {
      const found = readings(text).map((reading) => [
        reading.consumer,
        reading.ok ? (reading[part] ?? "none") : "refused",
      ]);
      const asked = found.filter(([consumer]) => expected[consumer as ConsumerName] !== undefined);
      assert.deepEqual(Object.fromEntries(asked), expected);
    });
  }
}

describe("readings: the host", () => holdRows(hosts, "host"));

describe("readings: what is sent", () => holdRows(targets, "target"));

describe("readings", () => {
  it("answers for each consumer, in the same order", () => {
    const consumers = ["RFC 3986", "RFC 3987", "LEIRI", "WHATWG", "Python", "Go", "curl"];
    assert.deepEqual(
      readings("").map(({ consumer }) => consumer),
      consumers,
    );
  });
  it("gives components that are there, and no others", () => {
    const go = {
      consumer: "Go",
      ok: true,
      scheme: "http",
      userinfo: "u:p",
      host: "a",
      port: "8",
      path: "/b",
      query: "c",
      fragment: "d",
      target: "/b?c",
    };
    assert.deepEqual(readings("http://u:p@a:8/b?c#d")[5], go);
    assert.deepEqual(readings("a")[5], { consumer: "Go", ok: true, path: "a" });
  });
  it("says in one sentence why a consumer refuses a text", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        for (const reading of readings(`http://${text}`)) if (!reading.ok) assert.match(reading.error, /\.$/);
      }),
    );
  });
  it("throws a TypeError for what is no text", () => {
    // @ts-expect-error: programs without types hand on anything.
    assert.throws(() => readings(1), TypeError);
  });
});
