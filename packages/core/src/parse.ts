import { runChecks } from "./checks/run-checks.js";
import { selectGrammarChecks } from "./checks/select-checks.js";
import type { Finding } from "./finding.js";
import { createScan, matchesProduction, scanIri } from "./grammar/scan.js";
import type { Iri } from "./iri.js";
import type { Production, ProfileName } from "./profiles/profile.js";
import { iriOfScan } from "./split.js";

export interface ParseOptions {
  /** Default: `rfc3987`. */
  readonly profile?: ProfileName;
  /** Default: `IRI-reference`. */
  readonly production?: Production;
}

export type ParseResult =
  { readonly ok: true; readonly iri: Iri } | { readonly ok: false; readonly findings: readonly Finding[] };

const scan = createScan();

/**
 * Splits `text` if it matches the production, else says everything that is wrong with its grammar (RFC 3987 §2.2).
 * Findings that only a SHOULD or the scheme's own rules support do not make it fail; ask `checkIri` for those.
 */
export function parseIri(
  text: string,
  { profile = "rfc3987", production = "IRI-reference" }: ParseOptions = {},
): ParseResult {
  scanIri(text, 0, text.length, profile, scan);
  if (matchesProduction(scan, production)) return { ok: true, iri: iriOfScan(text, scan) };
  const circumstances = { profile, production, place: undefined, display: undefined, options: undefined };
  return { ok: false, findings: runChecks(text, scan, circumstances, selectGrammarChecks(profile)) };
}
