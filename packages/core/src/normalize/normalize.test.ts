import assert from "node:assert/strict";
import fc from "fast-check";
import { normalize, type NormalizationLevel } from "./normalize.js";

const forms: readonly { name: string; iri: string; level: NormalizationLevel; normal: string }[] = [
  {
    name: "RFC 3987 §5.3.2.1: case",
    iri: "HTTP://www.EXAMPLE.com/Path",
    level: "syntax",
    normal: "http://www.example.com/Path",
  },
  { name: "RFC 3986 §6.2.2.1: digits of triplets", iri: "http://a/%c3%a9", level: "syntax", normal: "http://a/%C3%A9" },
  {
    name: "RFC 3986 §6.2.2.2: unreserved characters",
    iri: "http://a/%7Euser",
    level: "syntax",
    normal: "http://a/~user",
  },
  { name: "an encoded dot segment", iri: "http://a/b/%2E%2e/c", level: "syntax", normal: "http://a/c" },
  { name: "an encoded letter of the host", iri: "http://%41b/", level: "syntax", normal: "http://ab/" },
  {
    name: "RFC 3987 §5.3.2.1: a host that is not ASCII keeps its case",
    iri: "http://É.EXAMPLE/",
    level: "syntax",
    normal: "http://É.EXAMPLE/",
  },
  { name: "a relative reference keeps its dot segments", iri: "../a/./b", level: "syntax", normal: "../a/./b" },
  { name: "RFC 8141 §3.1: a path without a root", iri: "urn:a1:b/../c", level: "syntax", normal: "urn:a1:b/../c" },
  {
    name: "encoded dots in a path without a root or a hierarchy",
    iri: "urn:a1:b/%2e%2E/%7e",
    level: "syntax",
    normal: "urn:a1:b/../~",
  },
  { name: "RFC 3986 §5.2.4: a path without a root", iri: "a:b/%2e%2E/%7e", level: "syntax", normal: "a:/~" },
  { name: "the same, as resolve has it", iri: "scheme:foo/../path", level: "syntax", normal: "scheme:/path" },
  {
    name: "RFC 5952 §4.2: the longest row of zeros",
    iri: "http://[2001:DB8:0:0:1:0:0:0]/",
    level: "scheme",
    normal: "http://[2001:db8:0:0:1::]/",
  },
  {
    name: "RFC 5952 §4.2.2: one field of zeros",
    iri: "http://[2001:db8::1:1:1:1:1]/",
    level: "scheme",
    normal: "http://[2001:db8:0:1:1:1:1:1]/",
  },
  { name: "RFC 5952: the loopback", iri: "http://[0:0:0:0:0:0:0:1]/", level: "scheme", normal: "http://[::1]/" },
  { name: "RFC 5952: nothing but zeros", iri: "http://[0::0]/", level: "scheme", normal: "http://[::]/" },
  {
    name: "an IPv4 address in an IPv6 address",
    iri: "http://[::ffff:192.0.2.1]/",
    level: "scheme",
    normal: "http://[::ffff:c000:201]/",
  },
  { name: "IPvFuture stays", iri: "http://[v1.a]/", level: "scheme", normal: "http://[v1.a]/" },
  { name: "zeros before a default port", iri: "http://a:080/", level: "scheme", normal: "http://a/" },
  { name: "zeros before another port", iri: "http://a:08080/", level: "scheme", normal: "http://a:8080/" },
  { name: "port zero", iri: "http://a:00/", level: "scheme", normal: "http://a:0/" },
  { name: "the port of ldaps", iri: "ldaps://a:636/", level: "scheme", normal: "ldaps://a/" },
  { name: "the port of Diameter (RFC 6733 §4.3.1)", iri: "aaas://a:5658", level: "scheme", normal: "aaas://a/" },
  { name: "the port of irc", iri: "irc://a:194/b", level: "scheme", normal: "irc://a/b" },
  { name: "the port of tn3270", iri: "tn3270://a:23/", level: "scheme", normal: "tn3270://a/" },
  { name: "the port of mtqp, with a zero", iri: "mtqp://a:01038/b", level: "scheme", normal: "mtqp://a/b" },
  { name: "dot segments behind a root without authority", iri: "a:/b/../c", level: "syntax", normal: "a:/c" },
  { name: "a path that would become an authority", iri: "a:/.//b", level: "syntax", normal: "a:/.//b" },
  {
    name: "RFC 3987 §5.3.2.2: characters are not normalized",
    iri: "http://a/e\u0301",
    level: "syntax",
    normal: "http://a/e\u0301",
  },
  { name: "no IRI comes back as it is", iri: "HTTP://a b/%7e", level: "syntax", normal: "HTTP://a b/%7e" },
  {
    name: "RFC 3986 §6.2.3: default port and empty path",
    iri: "http://example.com:80",
    level: "scheme",
    normal: "http://example.com/",
  },
  { name: "RFC 3986 §6.2.3: empty port", iri: "http://example.com:/", level: "scheme", normal: "http://example.com/" },
  { name: "another port stays", iri: "http://example.com:443/", level: "scheme", normal: "http://example.com:443/" },
  { name: "RFC 8089 §2: the local machine", iri: "file://LOCALHOST/etc", level: "scheme", normal: "file:///etc" },
  { name: "RFC 8089 §2: without an authority", iri: "file:/etc", level: "scheme", normal: "file:///etc" },
  { name: "two slashes without an authority", iri: "file:/.//etc", level: "scheme", normal: "file:////etc" },
  { name: "a path of file that is relative", iri: "file:etc", level: "scheme", normal: "file:etc" },
  { name: "an absolute path of another scheme", iri: "x:/etc", level: "scheme", normal: "x:/etc" },
  { name: "RFC 3986 §6.2.3: an empty host stays empty", iri: "file:///etc", level: "scheme", normal: "file:///etc" },
  {
    name: "RFC 3986 §6.2.3: but beside a userinfo",
    iri: "file://me@/etc",
    level: "scheme",
    normal: "file://me@localhost/etc",
  },
  { name: "and beside a port", iri: "file://:8/etc", level: "scheme", normal: "file://localhost:8/etc" },
  { name: "another machine", iri: "file://HOST/etc", level: "scheme", normal: "file://host/etc" },
  { name: "localhost of another scheme", iri: "x://localhost/a", level: "scheme", normal: "x://localhost/a" },
  {
    name: "RFC 3986 §6.2.3: a host in the path of mailto",
    iri: "mailto:Joe@Example.COM",
    level: "scheme",
    normal: "mailto:Joe@example.com",
  },
  {
    name: "RFC 6068 §2: several addresses, an internationalized domain, a domain literal, a field",
    iri: "mailto:A@B.C,D@%E7%B4%8D%E8%B1%86.Example,E@%5BF%5D?cc=G@H",
    level: "scheme",
    normal: "mailto:A@b.c,D@納豆.example,E@%5Bf%5D?cc=G@H",
  },
  { name: "what is no address", iri: "mailto:A,@", level: "scheme", normal: "mailto:A,@" },
  { name: "the path of another scheme", iri: "x:A@B", level: "scheme", normal: "x:A@B" },
  { name: "RFC 8141 §3.1: a namespace", iri: "urn:EXAMPLE:A%2c:B", level: "scheme", normal: "urn:example:A%2C:B" },
  { name: "no namespace", iri: "urn:A", level: "scheme", normal: "urn:A" },
  {
    name: "RFC 9562 §4: a UUID",
    iri: "urn:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6?=A#B",
    level: "scheme",
    normal: "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6?=A#B",
  },
  { name: "no UUID", iri: "urn:uuid:F81D", level: "scheme", normal: "urn:uuid:F81D" },
  { name: "a namespace that begins like that of UUIDs", iri: "urn:uuidx:A", level: "scheme", normal: "urn:uuidx:A" },
  {
    name: "RFC 3966 §4: visual separators and case",
    iri: "tel:+1-(201)-555.0123;EXT=1-2;Isub=A.B",
    level: "scheme",
    normal: "tel:+12015550123;isub=a.b;ext=12",
  },
  {
    name: "RFC 3966 §4: a local number, and digits as its context",
    iri: "tel:*86-3A%23;phone-context=+1-914",
    level: "scheme",
    normal: "tel:*863a%23;phone-context=+1914",
  },
  {
    name: "RFC 3966 §4: a domain as context, other parameters in any order",
    iri: "tel:7042;b=(1);a;phone-context=a-b.Example.com",
    level: "scheme",
    normal: "tel:7042;phone-context=a-b.example.com;a;b=(1)",
  },
  { name: "no telephone number", iri: "tel:1-800-FLOWERS", level: "scheme", normal: "tel:1-800-FLOWERS" },
  { name: "a number without digits", iri: "tel:(-)", level: "scheme", normal: "tel:(-)" },
  { name: "a parameter twice", iri: "tel:+1-2;B;b", level: "scheme", normal: "tel:+1-2;B;b" },
  { name: "visual separators on the syntax level", iri: "tel:+1-201", level: "syntax", normal: "tel:+1-201" },
  { name: "RFC 5870 §3.4.4: numbers", iri: "geo:007.50,-0.0,10", level: "scheme", normal: "geo:7.5,0,10" },
  { name: "the sign of a fraction", iri: "geo:-0.50,-1", level: "scheme", normal: "geo:-0.5,-1" },
  { name: "RFC 5870 §3.4.4: the poles", iri: "geo:-90.0,22.43,7", level: "scheme", normal: "geo:-90,0,7" },
  { name: "RFC 5870 §3.4.4: the date line", iri: "geo:22,-180.0", level: "scheme", normal: "geo:22,180" },
  {
    name: "RFC 5870 §3.4.4: the default system",
    iri: "geo:90,1;CRS=WGS84;u=01",
    level: "scheme",
    normal: "geo:90,0;u=1",
  },
  {
    name: "RFC 5870 §3.4.4: another system",
    iri: "geo:90,-180;crs=EPSG-1;U=1.50",
    level: "scheme",
    normal: "geo:90,-180;crs=epsg-1;u=1.5",
  },
  {
    name: "RFC 5870 §6.4: parameters in any order, their values as they are",
    iri: "geo:70,20;Foo=1.00;bar=White?Z=1.0",
    level: "scheme",
    normal: "geo:70,20;bar=White;foo=1.00?Z=1.0",
  },
  { name: "a parameter of a place twice", iri: "geo:1,2;b;a=2;A=1", level: "scheme", normal: "geo:1,2;a=2;a=1;b" },
  { name: "no place", iri: "geo:91.0,1", level: "scheme", normal: "geo:91.0,1" },
  { name: "numbers of another scheme", iri: "x:1.0,2.0", level: "scheme", normal: "x:1.0,2.0" },
  {
    name: "comparison-02 §4.3: a host in A-labels",
    iri: "http://xn--rsum-bpad.example.org",
    level: "scheme",
    normal: "http://résumé.example.org/",
  },
  {
    name: "a host of triplets",
    iri: "http://R%C3%A9sum%C3%A9.example.org/",
    level: "scheme",
    normal: "http://résumé.example.org/",
  },
  {
    name: "UTS #46 §4: an ideographic full stop of the root",
    iri: "http://漢\uFF61/",
    level: "scheme",
    normal: "http://漢./",
  },
  {
    name: "an absent and an empty query differ",
    iri: "http://example.com/?",
    level: "scheme",
    normal: "http://example.com/?",
  },
];

describe("normalize", () => {
  for (const { name, iri, level, normal } of forms) {
    it(`${level}: ${name}`, () => assert.equal(normalize(iri, { level }), normal));
  }

  it("is idempotent on every text", () => {
    const unit = fc.constantFrom(..."hHtpx:/?#.%4137eEéÉא@[]");
    const text = fc.oneof(
      fc.webUrl(),
      fc.string({ unit }),
      fc.string({ unit }).map((rest) => `http://h${rest}`),
      fc
        .tuple(fc.constantFrom("tel:+1", "geo:-1.0,"), fc.string({ unit: fc.constantFrom(..."01.-();=uAé%") }))
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, fc.constantFrom("syntax", "scheme"), (text, level) => {
        const once = normalize(text, { level });
        assert.equal(normalize(once, { level }), once);
      }),
      { numRuns: 1500 },
    );
  });
});
