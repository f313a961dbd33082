import type { Code } from "../../findings/code.js";
import assert from "node:assert/strict";
import { checkIri } from "./check-iri.js";

/** Codes with a character of a run that they look for, and how many findings there are of twelve million of it. */
const rows: readonly (readonly [code: Code, before: string, character: string, count: number])[] = [
  ["character-combining-at-start", "http://a/", "\u0301", 1],
  ["character-compatibility", "http://a/b", "\u0301", 0],
  ["character-lone-surrogate", "http://a/", "\uD800", 1],
  ["character-mixed-script", "http://a/", "\u0430", 0],
  ["character-not-nfc", "http://a/b", "\u0338", 0],
  ["character-space-lookalike", "http://a/", "\u3000", 1],
  ["character-unassigned", "http://a/", "\u0378", 1],
  ["query-non-ascii", "http://a/?", "\u4E00", 1],
];

describe("checks", () => {
  for (const [code, before, character, count] of rows)
    it(`look at twelve million characters: ${code}`, () => {
      const text = before + character.repeat(12_000_000);
      const findings = checkIri(text, { checks: [code] });
      assert.deepEqual(
        findings.map(({ span }) => span),
        count === 0 ? [] : [{ start: before.length, end: text.length }],
      );
    });

  it("give the first ten thousand findings of one kind", () => {
    const findings = checkIri(`http://a/${" b".repeat(100_000)}`, { checks: ["character-space"] });
    assert.deepEqual([findings.length, findings.at(-1)?.span], [10_000, { start: 20_007, end: 20_008 }]);
  });

  it("keep quiet about what a finding that is not given speaks for", () => {
    const checks: readonly Code[] = ["character-delimiter-lookalike", "host-idn-invalid"];
    const findings = checkIri(`http://${"\u2044.".repeat(10_000)}\uFF0F/`, { checks });
    assert.deepEqual(new Set(findings.map(({ code }) => code)), new Set(["character-delimiter-lookalike"]));
  });
});
