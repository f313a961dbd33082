import assert from "node:assert/strict";
import fc from "fast-check";
import { checkIri } from "../src/check-iri.js";
import type { Fix } from "../src/finding.js";
import { isIriReference } from "../src/is-iri.js";
import { compare } from "../src/normalize/compare.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { applyEdits, applyFixes } from "./apply-edits.js";
import { assertFindingLaws, assertFixLaws } from "./finding-laws.js";
import { nastyText } from "./nasty-text.js";
import { spoiledIri } from "./spoiled-iri.js";

// By hand: `FIX_LAW_RUNS=100000 npx mocha --grep "laws of fixes"`.
const numRuns = Number(process.env["FIX_LAW_RUNS"] ?? 500);
/** ESLint applies what it can at once, and no more than ten times. */
const passes = 10;

const profile = fc.constantFrom<ProfileName>("rfc3987", "rfc3987", "rfc3987bis", "rfc3986", "leiri");
const anyIri = fc.oneof({ weight: 4, arbitrary: spoiledIri }, { weight: 1, arbitrary: nastyText });

describe("the laws of fixes, for generated identifiers", () => {
  it("hold for every safe fix, and every finding has a message that can be read", () => {
    const law = fc.property(anyIri, profile, (text, profile) => {
      for (const finding of checkIri(text, { profile, checks: "all" })) {
        assertFindingLaws(text, finding);
        for (const fix of finding.fixes)
          if (fix.safety === "safe") assertFixLaws(text, finding, fix, { profile, checks: "all" });
      }
    });
    fc.assert(law, { numRuns });
  });

  it("let every suggestion clear its finding, and write nothing that breaks the grammar", () => {
    const law = fc.property(anyIri, profile, (text, profile) => {
      for (const { code, fixes } of checkIri(text, { profile, checks: "all" })) {
        const count = (of: string): number => checkIri(of, { profile, checks: [code] }).length;
        for (const { title, edits } of fixes) {
          const fixed = applyEdits(text, edits);
          assert.ok(count(fixed) < count(text), `'${title}' leaves its finding: ${fixed}`);
          // What remains when characters are removed may be another identifier, and none.
          const isRemoval = edits.every((edit) => edit.text === "");
          assert.ok(isRemoval || !isIriReference(text, { profile }) || isIriReference(fixed, { profile }), title);
        }
      }
    });
    fc.assert(law, { numRuns });
  });

  it("let all safe fixes together come to an end that is equivalent", () => {
    const law = fc.property(anyIri, profile, (text, profile) => {
      const fixed = applyRepeatedly(text, (current) => safeFixes(current, profile));
      assert.deepEqual(safeFixes(fixed, profile), []);
      assert.notEqual(compare(text, fixed, { level: "syntax", base: "http://base.example/" }), "different");
    });
    fc.assert(law, { numRuns });
  });
});

function safeFixes(text: string, profile: ProfileName): Fix[] {
  const findings = checkIri(text, { profile, checks: "all" });
  return findings.flatMap(({ fixes }) => fixes.filter(({ safety }) => safety === "safe"));
}

/** As ESLint does: of fixes that overlap or touch, the first one; the others in a later pass. */
function applyRepeatedly(text: string, fixesOf: (text: string) => readonly Fix[]): string {
  let current = text;
  for (let pass = 0; pass < passes; pass++) {
    const fixes = withoutOverlap(fixesOf(current));
    if (fixes.length === 0) return current;
    current = applyFixes(current, fixes);
  }
  return current;
}

function withoutOverlap(fixes: readonly Fix[]): Fix[] {
  let reached = -1;
  return [...fixes]
    .sort((a, b) => startOf(a) - startOf(b))
    .filter((fix) => {
      if (startOf(fix) <= reached) return false;
      reached = fix.edits.at(-1)?.span.end ?? reached;
      return true;
    });
}

function startOf({ edits }: Fix): number {
  return edits[0]?.span.start ?? 0;
}
