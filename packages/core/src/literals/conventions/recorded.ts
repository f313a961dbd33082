import type { Convention } from "./convention.js";
import type { Evidence } from "./evidence.js";

/** Which convention gives some evidence, and by what it lists: a callee, a key, an attribute. */
interface Origin {
  readonly convention: Convention;
  /** Left out, where the convention gives the same evidence for all that it lists. */
  readonly entry?: string;
}

const origins = new WeakMap<Evidence, Origin>();

/** A copy of the evidence that remembers which convention gives it. */
export function recorded(convention: Convention, evidence: Evidence, entry?: string): Evidence {
  const copy = { ...evidence };
  origins.set(copy, entry === undefined ? { convention } : { convention, entry });
  return copy;
}

/** The convention that gives the evidence; nothing if the settings do, or the language. */
export function originOf(evidence: Evidence): Origin | undefined {
  return origins.get(evidence);
}
