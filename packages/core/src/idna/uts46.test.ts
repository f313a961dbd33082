import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import tr46 from "tr46";
import { allChecks, noChecks, toAscii, toUnicode, type Uts46Checks } from "./uts46.js";

const everyChoice: readonly Uts46Checks[] = [allChecks, noChecks, { ...noChecks, checkBidi: true }];

/** Asserts that a library of others, which carries Unicode's table as it is, says the same with the same checks. */
function assertLikeTr46(name: string): void {
  for (const checks of everyChoice) {
    const { domain, error } = tr46.toUnicode(name, checks);
    assert.deepEqual(toUnicode(name, checks), { unicode: domain, isValid: !error }, JSON.stringify(name));
    assert.equal(toAscii(name, checks) ?? null, tr46.toASCII(name, checks), JSON.stringify(name));
  }
}

/** First and last code point of each row of the table that tr46 carries. */
function endsOfRows(): number[] {
  const rows = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("tr46/lib/mappingTable.json"), "utf8"),
  ) as [number | [number, number], number][];
  return rows.flatMap(([codePoints]) => codePoints);
}

describe("UTS #46 processing", () => {
  it("has the status and the mapping of the first and the last character of each row", () => {
    for (const codePoint of endsOfRows()) {
      const character = String.fromCodePoint(codePoint);
      const { domain, error } = tr46.toUnicode(`a${character}b`);
      assert.deepEqual(toUnicode(`a${character}b`, noChecks), { unicode: domain, isValid: !error }, character);
    }
  });

  it("agrees with tr46 on names of pieces that each criterion asks about", () => {
    const pieces = [
      ..."ab19-.。_% אבابक中é·ßς☃",
      ..."\u0301\u0661\u06F1\u200C\u200D\u094D\u00AD\u064E\u0640ﬃ㍿\u{1D41A}\u{1CCD6}ꭰ\u30FB\uD800",
      ..."xn--,xn--rsum-bpad,XN--99zt52a,xn--a,xn--a-,xn--\u00E9,e\u0301,--,א1".split(","),
    ];
    const name = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => parts.join(""));
    fc.assert(fc.property(name, assertLikeTr46), { numRuns: 2000 });
  });

  for (const { name, why } of [
    { name: "a\u0301.example", why: "is composed" },
    { name: "\u{10000}--a", why: "counts characters, not code units, to the third and fourth" },
    { name: "\u{10000}a--b", why: "counts characters, not code units, to the third and fourth" },
    { name: "\uAB70", why: "takes small letters of Cherokee for its capital ones" },
    { name: "\u1F80", why: "takes an iota below for one behind" },
    { name: "\u{1CCD6}\u{1CCF9}\u{10D50}\u{16EB8}", why: "maps what came with Unicode 16 and 17" },
    { name: `${"é".repeat(57)}.example`, why: "measures labels in Punycode" },
    { name: `${"é".repeat(58)}.example`, why: "measures labels in Punycode" },
  ])
    it(`${why}: ${name}`, () => {
      assertLikeTr46(name);
    });
});
