import { checkIri } from "../src/check-iri.js";
import type { Fix } from "../src/finding.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { applyFixes } from "./apply-edits.js";

/** ESLint applies what it can at once, and no more than ten times. */
const passes = 10;

/** All that may be applied unseen. */
export function safeFixes(text: string, profile: ProfileName): Fix[] {
  const findings = checkIri(text, { profile, checks: "all" });
  return findings.flatMap(({ fixes }) => fixes.filter(({ safety }) => safety === "safe"));
}

/** As ESLint does: of fixes that overlap or touch, the first one; the others in a later pass. */
export function applySafeFixes(text: string, profile: ProfileName): string {
  let current = text;
  for (let pass = 0; pass < passes; pass++) {
    const fixes = withoutOverlap(safeFixes(current, profile));
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
