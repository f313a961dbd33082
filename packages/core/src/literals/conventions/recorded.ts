import type { Convention } from "./convention.js";
import type { Evidence } from "./evidence.js";

/** The convention that a piece of evidence comes from, and the callee, key or attribute of its list. */
interface EvidenceOrigin {
  readonly convention: Convention;
  /** Absent if the convention gives the same evidence for its whole list. */
  readonly entry?: string;
}

const origins = new WeakMap<Evidence, EvidenceOrigin>();

/** A copy of the evidence, for which `originOf` gives the convention. */
export function recorded(convention: Convention, evidence: Evidence, entry?: string): Evidence {
  const copy = { ...evidence };
  origins.set(copy, entry === undefined ? { convention } : { convention, entry });
  return copy;
}

/** The convention that the evidence comes from; undefined if it comes from the settings or the language. */
export function originOf(evidence: Evidence): EvidenceOrigin | undefined {
  return origins.get(evidence);
}
