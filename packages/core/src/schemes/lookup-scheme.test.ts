import assert from "node:assert/strict";
import { lookupScheme } from "./lookup-scheme.js";

describe("lookupScheme", () => {
  it("knows what the registry and the scheme's specification say", () => {
    assert.deepEqual(lookupScheme("http"), {
      name: "http",
      status: "permanent",
      reference: "RFC9110, Section 4.2.1",
      dnsHost: true,
      defaultPort: 80,
    });
  });
  it("knows schemes without hosts", () => {
    assert.deepEqual(lookupScheme("urn"), { name: "urn", status: "permanent", reference: "RFC8141", dnsHost: false });
  });
  for (const [scheme, port] of [
    ["coap", 5683],
    ["coap+tcp", 5683],
    ["coap+ws", 80],
    ["coaps+tcp", 5684],
    ["coaps+ws", 443],
    ["dns", 53],
    ["icap", 1344],
  ] as const) {
    it(`RFC 8323 §8, 4501 §3, 3507 §4.2: the port of ${scheme}`, () => {
      assert.equal(lookupScheme(scheme)?.defaultPort, port);
    });
  }
  it("RFC 7064 §3.1: no authority in stun", () => assert.equal(lookupScheme("stun")?.dnsHost, false));
  it("reads any case", () => assert.equal(lookupScheme("MailTo")?.name, "mailto"));
  it("tells the three categories apart", () => {
    assert.deepEqual(
      ["data", "git", "wais"].map((name) => lookupScheme(name)?.status),
      ["permanent", "provisional", "historical"],
    );
  });
  for (const name of ["", "htpp", "toString", "__proto__", "com-example-info"]) {
    it(`does not know ${JSON.stringify(name)}`, () => assert.equal(lookupScheme(name), undefined));
  }
});
