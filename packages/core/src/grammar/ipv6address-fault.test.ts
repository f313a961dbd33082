import assert from "node:assert/strict";
import fc from "fast-check";
import { ipv6addressFault, type Ipv6addressFaultReason } from "./ipv6address-fault.js";
import { matchIpv6address } from "./match-ipv6address.js";

/** The address with its fault between « and ». */
const rows: readonly (readonly [marked: string, reason: Ipv6addressFaultReason, group: number])[] = [
  ["«»", "address-empty", 1],
  ["1:2:«g»:4:5:6:7:8", "group-not-hexadecimal", 3],
  ["fe80::1«%»25eth0", "group-not-hexadecimal", 2],
  ["::a«😀»", "group-not-hexadecimal", 1],
  ["::«é»", "group-not-hexadecimal", 1],
  ["1::«12345»", "group-too-long", 2],
  ["«:»1:2:3:4:5:6:7:8", "group-missing", 1],
  ["1:2:3:4:5:6:7«:»", "group-missing", 8],
  ["«:»", "group-missing", 1],
  ["1::«:»2", "group-missing", 2],
  ["1::2«::»3", "second-elision", 3],
  ["1:2:3:4:5:6:7:8:«9»", "too-many-groups", 9],
  ["1:2:3:4:5:6:7:8:«9:a»", "too-many-groups", 9],
  ["::1:2:3:4:5:6:7:«8»", "too-many-groups", 8],
  ["1:2:3:4:5:6::«7.8.9.10»", "too-many-groups", 8],
  ["1:2:3:4:5:6:7:«1.2.3.4»", "too-many-groups", 9],
  ["«1:2:3:4:5:6:7»", "too-few-groups", 8],
  ["«1.2.3.4»", "too-few-groups", 3],
  ["::«1.2.3.256»", "ipv4-malformed", 1],
  ["::ffff:«1.2.3»", "ipv4-malformed", 2],
  ["::«1.2.3.4»:5", "ipv4-not-last", 1],
];

describe("ipv6addressFault", () => {
  for (const [marked, reason, group] of rows) {
    it(`${reason}: ${marked}`, () => {
      const start = marked.indexOf("«");
      const end = marked.indexOf("»") - 1;
      const text = marked.replace(/[«»]/gu, "");
      assert.deepEqual(ipv6addressFault(text, 0, text.length), { reason, group, span: { start, end } });
    });
  }

  it("counts offsets in the whole text", () => {
    assert.deepEqual(ipv6addressFault("//[1::g]", 3, 7)?.span, { start: 6, end: 7 });
  });

  it("finds a fault exactly in what is no IPv6address", () => {
    const piece = fc.constantFrom(":", ":", ":", "::", "1", "ab", "12345", "g", "é", ".", "1.2.3.4", "256", "😀");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join("");
        const fault = ipv6addressFault(text, 0, text.length);
        assert.equal(fault === undefined, matchIpv6address(text, 0, text.length) === text.length);
        if (fault !== undefined) assert.ok(0 <= fault.span.start && fault.span.start <= fault.span.end);
      }),
      { numRuns: 3000 },
    );
  });
});
