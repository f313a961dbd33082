import assert from "node:assert/strict";
import { checkIri, compare, isIriReference } from "../../../../packages/core/src/index.js";
import { applyEdits } from "../../../../packages/core/test/apply-edits.js";
import { assertFindingLaws, assertFixLaws } from "../../../../packages/core/test/finding-laws.js";
import { applySafeFixes, safeFixes } from "../../../../packages/core/test/safe-fixes.js";
import { identifiersOf } from "../identifiers.js";
import { isProfile, profiles } from "../profiles.js";
import type { FuzzTarget } from "../target.js";

/** The checks and their fixes, on identifiers by themselves. */
export const fixes: FuzzTarget = {
  name: "fixes",
  law:
    "Every check and fix of identifiers: a message never prints an invisible character; a safe fix leaves an " +
    "equivalent identifier, clears its finding and adds none; a suggestion clears its finding and breaks no grammar; " +
    "all safe fixes together come to an end, after which there is nothing left to fix.",
  prepare: (texts) => {
    const anyIdentifier = identifiersOf(texts);
    return (random) => ({ text: anyIdentifier(random), other: "", variant: random.pick(profiles) });
  },
  check({ text, variant: profile }) {
    assert.ok(isProfile(profile));
    for (const finding of checkIri(text, { profile, checks: "all" })) {
      assertFindingLaws(text, finding);
      const count = (of: string): number => checkIri(of, { profile, checks: [finding.code] }).length;
      for (const fix of finding.fixes) {
        if (fix.safety === "safe") assertFixLaws(text, finding, fix, { profile, checks: "all" });
        const fixed = applyEdits(text, fix.edits);
        assert.ok(count(fixed) < count(text), `${finding.code}: '${fix.title}' leaves its finding`);
        // What remains when characters are removed may be another identifier, and none.
        if (fix.edits.every((edit) => edit.text === "") || !isIriReference(text, { profile })) continue;
        assert.ok(isIriReference(fixed, { profile }), `${finding.code}: '${fix.title}' breaks the grammar`);
      }
    }
    const fixed = applySafeFixes(text, profile);
    assert.deepEqual(safeFixes(fixed, profile), [], "safe fixes come to no end");
    assert.notEqual(compare(text, fixed, { level: "syntax", base: "http://base.example/" }), "different");
  },
};
