import { checkIri } from "../src/checks/run/check-iri.js";
import type { Fix } from "../src/findings/finding.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { applyInPasses } from "./apply-edits.js";

/** All that may be applied unseen. */
export function safeFixes(text: string, profile: ProfileName): Fix[] {
  const findings = checkIri(text, { profile, checks: "all" });
  return findings.flatMap(({ fixes }) => fixes.filter(({ safety }) => safety === "safe"));
}

/** The text after all of them. */
export function applySafeFixes(text: string, profile: ProfileName): string {
  return applyInPasses(text, (current) => safeFixes(current, profile));
}
