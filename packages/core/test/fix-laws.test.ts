import assert from "node:assert/strict";
import fc from "fast-check";
import { checkIri } from "../src/checks/run/check-iri.js";
import { isIriReference } from "../src/iri/is-iri.js";
import { compare } from "../src/normalize/compare.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { applyEdits } from "./apply-edits.js";
import { assertFindingLaws, assertFixLaws } from "./finding-laws.js";
import { nastyText } from "./nasty-text.js";
import { applySafeFixes, safeFixes } from "./safe-fixes.js";
import { spoiledIri } from "./spoiled-iri.js";

// By hand: `FIX_LAW_RUNS=100000 npx mocha --grep "laws of fixes"`.
const numRuns = Number(process.env["FIX_LAW_RUNS"] ?? 500);
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
      const fixed = applySafeFixes(text, profile);
      assert.deepEqual(safeFixes(fixed, profile), []);
      assert.notEqual(compare(text, fixed, { level: "syntax", base: "http://base.example/" }), "different");
    });
    fc.assert(law, { numRuns });
  });
});
