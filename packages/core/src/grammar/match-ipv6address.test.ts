import assert from "node:assert/strict";
import fc from "fast-check";
import { ipv6addressPattern } from "../../test/reference-grammar.js";
import { matchIpv6address } from "./match-ipv6address.js";

/** The end of the longest prefix that the alternatives match. */
function longestMatch(text: string): number {
  for (let end = text.length; end > 0; end--) {
    if (ipv6addressPattern.test(text.slice(0, end))) return end;
  }
  return -1;
}

describe("matchIpv6address", () => {
  for (const text of [
    "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7.8.9.10",
    "::2:3:4:5:6:7:8",
    "::2:3:4:5:6:7.8.9.10",
    "::3:4:5:6:7:8",
    "1::3:4:5:6:7:8",
    "1::3:4:5:6:7.8.9.10",
    "1:2::4:5:6:7:8",
    "1:2:3::5:6:7:8",
    "1:2:3:4::6:7:8",
    "1:2:3:4::6:7.8.9.10",
    "1:2:3:4:5::7:8",
    "1:2:3:4:5::7.8.9.10",
    "1:2:3:4:5:6::8",
    "1:2:3:4:5:6:7::",
    "::",
    "::1",
    "1::",
    "::1.2.3.4",
    "abcd:EF01:2345:6789:0:00:000:0000",
  ]) {
    it(`matches ${text}`, () => assert.equal(matchIpv6address(text, 0, text.length), text.length));
  }

  for (const [text, end] of [
    ["", -1],
    [":", -1],
    ["1", -1],
    ["1:2:3:4:5:6:7", -1],
    [":1:2:3:4:5:6:7:8", -1],
    ["1.2.3.4", -1],
    ["1:2:3:4:5:1.2.3.4", -1],
    ["12345::", -1],
    ["1:2:3:4:5:6:7:8:9", 15],
    ["1:2:3:4:5:6:7:8::", 15],
    ["1:2:3:4:5:6:7:8:", 15],
    ["::1:2:3:4:5:6:7:8", 15],
    ["1:2:3:4:5:6:7::8", 15],
    ["1:2:3:4:5:6::7.8.9.10", 14],
    ["1::2::3", 4],
    [":::", 2],
    ["1::2:", 4],
    ["::12345", 6],
    ["::g", 2],
    ["::1%25eth0", 3],
    ["::1.2.3.256", 10],
    ["::1.2.3", 3],
    ["::1.2.3.4:5", 9],
    ["::１", 2],
  ] as const) {
    it(`matches ${end === -1 ? "nothing" : `'${text.slice(0, end)}'`} of '${text}'`, () => {
      assert.equal(matchIpv6address(text, 0, text.length), end);
    });
  }

  it("reads nothing outside its range", () => {
    assert.equal(matchIpv6address("1::12", 1, 4), 4);
    assert.equal(matchIpv6address("1::2", 0, 2), -1);
    assert.equal(matchIpv6address("::1.2.3.45", 0, 9), 9);
  });

  it("matches the longest text that the nine alternatives of the rule match", () => {
    const piece = fc.constantFrom(":", ":", ":", "::", "1", "ab", "0000", "F", "12345", "g", ".", "1.2.3.4", "256");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join("");
        assert.equal(matchIpv6address(text, 0, text.length), longestMatch(text));
      }),
      { numRuns: 3000 },
    );
  });

  it("tells eight groups from seven and nine in every combination with '::'", () => {
    for (let before = 0; before <= 9; before++) {
      for (let after = 0; after <= 9; after++) {
        for (const tail of ["", "1.2.3.4"]) {
          const groups = Array.from({ length: after }, () => "a");
          const text = `${Array.from({ length: before }, () => "b").join(":")}::${[...groups, tail].filter(Boolean).join(":")}`;
          const whole = matchIpv6address(text, 0, text.length) === text.length;
          assert.equal(whole, before + after + (tail === "" ? 0 : 2) <= 7, text);
        }
      }
    }
  });
});
