import { requireOptions } from "../../text/require-option.js";
import { runChecks } from "./run-checks.js";
import { selectGrammarChecks } from "./select-grammar-checks.js";
import type { Finding } from "../../findings/finding.js";
import { matchOrdinary } from "../../grammar/ordinary.js";
import { createScan, matchesProduction, scanIri } from "../../grammar/scan.js";
import type { Iri } from "../../iri/iri.js";
import { iriOfMatch } from "../../iri/iri-of-match.js";
import { iriOfScan } from "../../iri/iri-of-scan.js";
import type { Production, ProfileName } from "../../profiles/profile.js";
import { requireProduction, requireProfile } from "../../profiles/require-profile.js";

export interface ParseOptions {
  /** Default: `rfc3987`. */
  readonly profile?: ProfileName;
  /** Default: `IRI-reference`. */
  readonly production?: Production;
}

export type ParseResult =
  { readonly ok: true; readonly iri: Iri } | { readonly ok: false; readonly findings: readonly Finding[] };

const scan = createScan();

/** What only other checks ask for, and the tables of IDNA, without which a few suggestions for hosts are not made. */
const nothingMore = {
  place: undefined,
  display: undefined,
  options: undefined,
  domainToAscii: undefined,
  isProof: false,
};

/**
 * Splits `text` if it matches the production, else says everything that is wrong with its grammar (RFC 3987 §2.2).
 * Findings that only a SHOULD or the scheme's own rules support do not make it fail; ask `checkIri` for those. No text
 * throws. Where a host outside ASCII is at fault, `checkIri` suggests its Punycode, too.
 * `parseIri("a b").ok` is false.
 */
export function parseIri(text: string, options: ParseOptions = {}): ParseResult {
  const { profile = "rfc3987", production = "IRI-reference" } = requireOptions(options);
  requireProduction(production);
  requireProfile(profile);
  const match = profile === "rfc3987" ? matchOrdinary(text, production) : null;
  if (match !== null) return { ok: true, iri: iriOfMatch(text, match) };
  scanIri(text, 0, text.length, profile, scan);
  if (matchesProduction(scan, production)) return { ok: true, iri: iriOfScan(text, scan) };
  const circumstances = { profile, production, found: scan.traits, ...nothingMore };
  return { ok: false, findings: runChecks(text, scan, circumstances, selectGrammarChecks(profile)) };
}
