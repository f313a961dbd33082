import { requireOptions } from "../text/require-option.js";
import { isOrdinary } from "../grammar/ordinary.js";
import { createScan, matchesProduction, scanIri } from "../grammar/scan.js";
import type { Production, ProfileName } from "../profiles/profile.js";
import { requireProfile } from "../profiles/require-profile.js";

export interface GrammarOptions {
  /** The grammar in force. Default: `rfc3987`. */
  readonly profile?: ProfileName;
}

// One record for every call: it is read before the next scan begins.
const scan = createScan();

/** Whether the text has a scheme and matches the rule `IRI`. `isIri("http://résumé.example/")` is true, `isIri("/a")` is not. */
export function isIri(text: string, options?: GrammarOptions): boolean {
  return matches(text, "IRI", options);
}

/** Whether the text matches `IRI-reference`, with or without a scheme. `isIriReference("../a?b#c")` is true. */
export function isIriReference(text: string, options?: GrammarOptions): boolean {
  return matches(text, "IRI-reference", options);
}

/** Whether the text matches `absolute-IRI`: with a scheme, without a fragment. `isAbsoluteIri("http://a/#b")` is false. */
export function isAbsoluteIri(text: string, options?: GrammarOptions): boolean {
  return matches(text, "absolute-IRI", options);
}

function matches(text: string, production: Production, options: GrammarOptions | undefined): boolean {
  if (options !== undefined) requireOptions(options);
  const { profile = "rfc3987" } = options ?? {};
  if (profile === "rfc3987" && isOrdinary(text, production)) return true;
  requireProfile(profile);
  return matchesProduction(scanIri(text, 0, text.length, profile, scan), production);
}
