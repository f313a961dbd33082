import assert from "node:assert/strict";
import { isIri } from "../../src/iri/is-iri.js";
import { profiles } from "../../src/profiles/profiles.js";
import type { ProfileName } from "../../src/profiles/profile.js";
import { splitIri } from "../../src/iri/split.js";

interface Components {
  readonly scheme: string;
  readonly authority?: string;
  readonly path: string;
  readonly query?: string;
}

/** RFC 3986 §1.1.2 */
const examples: readonly (readonly [uri: string, components: Components])[] = [
  ["ftp://ftp.is.co.za/rfc/rfc1808.txt", { scheme: "ftp", authority: "ftp.is.co.za", path: "/rfc/rfc1808.txt" }],
  ["http://www.ietf.org/rfc/rfc2396.txt", { scheme: "http", authority: "www.ietf.org", path: "/rfc/rfc2396.txt" }],
  [
    "ldap://[2001:db8::7]/c=GB?objectClass?one",
    { scheme: "ldap", authority: "[2001:db8::7]", path: "/c=GB", query: "objectClass?one" },
  ],
  ["mailto:John.Doe@example.com", { scheme: "mailto", path: "John.Doe@example.com" }],
  ["news:comp.infosystems.www.servers.unix", { scheme: "news", path: "comp.infosystems.www.servers.unix" }],
  ["tel:+1-816-555-1212", { scheme: "tel", path: "+1-816-555-1212" }],
  ["telnet://192.0.2.16:80/", { scheme: "telnet", authority: "192.0.2.16:80", path: "/" }],
  [
    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    { scheme: "urn", path: "oasis:names:specification:docbook:dtd:xml:4.1.2" },
  ],
];

describe("RFC 3986 §1.1.2", () => {
  for (const [uri, components] of examples) {
    it(uri, () => {
      const { scheme, authority, path, query, fragment } = splitIri(uri);
      assert.equal(scheme?.text, components.scheme);
      assert.equal(authority?.text, components.authority);
      assert.equal(path.text, components.path);
      assert.equal(query?.text, components.query);
      assert.equal(fragment, undefined);
      for (const profile of Object.keys(profiles) as ProfileName[])
        assert.equal(isIri(uri, { profile }), true, profile);
    });
  }

  it("the host of the ldap example is an IPv6 address, that of the telnet example an IPv4 address", () => {
    assert.equal(splitIri("ldap://[2001:db8::7]/c=GB?objectClass?one").authority?.host.kind, "ipv6address");
    assert.equal(splitIri("telnet://192.0.2.16:80/").authority?.host.kind, "ipv4address");
  });
});
