import assert from "node:assert/strict";
import fc from "fast-check";
import { splitIri } from "../iri/split.js";
import { ipLiteralFault, type IpLiteralFaultReason } from "./ip-literal-fault.js";

/** The host with its fault between « and ». */
const rows: readonly (readonly [marked: string, reason: IpLiteralFaultReason])[] = [
  ["a«[»b]", "bracket-misplaced"],
  ["::1«]»", "bracket-misplaced"],
  ["«[»::1", "bracket-unclosed"],
  ["«[»", "bracket-unclosed"],
  ["[::1]«x»", "text-after-bracket"],
  ["[::1]«]»", "text-after-bracket"],
  ["[«»]", "address-empty"],
  ["[«[»::1]", "group-not-hexadecimal"],
  ["[1::«12345»]", "group-too-long"],
  ["[«v».a]", "version-malformed"],
  ["[«vg».a]", "version-malformed"],
  ["[«v1»]", "version-malformed"],
  ["[«V1a»]", "version-malformed"],
  ["[v1.«»]", "future-address-malformed"],
  ["[v1.a«%»41]", "future-address-malformed"],
  ["[v1.«😀»]", "future-address-malformed"],
];

describe("ipLiteralFault", () => {
  for (const [marked, reason] of rows) {
    it(`${reason}: ${marked}`, () => {
      const start = marked.indexOf("«");
      const end = marked.indexOf("»") - 1;
      const text = marked.replace(/[«»]/gu, "");
      const fault = ipLiteralFault(text, 0, text.length);
      assert.deepEqual({ reason: fault?.reason, span: fault?.span }, { reason, span: { start, end } });
    });
  }

  it("says which group of an IPv6address is wrong", () => {
    assert.equal(ipLiteralFault("http://[1:2:g::]/", 7, 16)?.group, 3);
  });

  for (const host of ["[::]", "[1:2:3:4:5:6:7:8]", "[v1.a]", "[VF.a:b]"]) {
    it(`finds nothing in ${host}`, () => assert.equal(ipLiteralFault(host, 0, host.length), undefined));
  }

  it("finds a fault in every host with brackets that is malformed, and in no other", () => {
    const piece = fc.constantFrom("[", "[", "]", "]", ":", "::", "1", "g", "v1.", ".", "@", "x");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = `//${pieces.join("")}`;
        const host = splitIri(text).authority?.host;
        assert.ok(host !== undefined);
        if (!/[[\]]/u.test(host.text)) return;
        const fault = ipLiteralFault(text, host.span.start, host.span.end);
        assert.equal(fault !== undefined, host.kind === "malformed", text);
      }),
      { numRuns: 3000 },
    );
  });
});
