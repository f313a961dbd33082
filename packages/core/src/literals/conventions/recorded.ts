import type { Convention } from "./convention.js";
import type { Evidence } from "./evidence.js";

const conventionsOfEvidence = new WeakMap<Evidence, Convention>();

/** A copy of the evidence that remembers which convention gives it. */
export function recorded(convention: Convention, evidence: Evidence): Evidence {
  const copy = { ...evidence };
  conventionsOfEvidence.set(copy, convention);
  return copy;
}

/** The convention that gives the evidence; nothing if the settings do, or the language. */
export function conventionOf(evidence: Evidence): Convention | undefined {
  return conventionsOfEvidence.get(evidence);
}
