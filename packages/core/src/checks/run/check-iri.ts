import { withProvenFixes } from "./proven-fixes.js";
import { isWithoutReport, runChecks, type CheckOptions, type RunOptions } from "./run-checks.js";
import { selectChecks, type CheckSelection } from "./select-checks.js";
import { traitsForChecks } from "../definition/check-traits.js";
import type { Place } from "../definition/place.js";
import type { DisplayContext } from "../../bidi/display-context.js";
import type { Finding } from "../../findings/finding.js";
import { createScan, scanIri } from "../../grammar/scan.js";
import { domainToAscii } from "../../idna/domain.js";
import { requireOptionsOfChecks, requirePlaces } from "./nested-options.js";
import type { Production, ProfileName } from "../../profiles/profile.js";
import { requireProduction, requireProfile } from "../../profiles/require-profile.js";
import { requireOption, requireOptions, requireOptionType } from "../../text/require-option.js";
import { requireText } from "../../text/require-text.js";
import { presets } from "../definition/define-check.js";
import { firstReaching } from "../../text/sorted-spans.js";
import { readTemplate } from "../../templates/uri-template.js";
import { checkOfCode } from "./check-of-code.js";

export interface CheckIriOptions {
  /** Default: that of `place`; without one, `rfc3987`. */
  readonly profile?: ProfileName;
  /** Default: that of `place`; without one, `IRI-reference`. */
  readonly production?: Production;
  /** A preset, or the codes to look for. Default: every check but those of strength `advice`. */
  readonly checks?: CheckSelection;
  /** Options of individual checks, by code. */
  readonly options?: CheckOptions;
  /** Where the identifier stands, for the checks that depend on it. */
  readonly place?: Place;
  /** The line around the identifier, for the checks that look at its display. */
  readonly display?: DisplayContext;
}

const scan = createScan();

/**
 * Everything that is wrong with `text`, sorted by span, then by code. Offsets are UTF-16 code units into `text`.
 * Of the findings of one check, the first 10,000. No text throws; codes of checks of whole documents find nothing.
 *
 * `checkIri("http://EXAMPLE.com/a b")` finds `host-not-lowercase` at 7–18 and `character-space` at 20–21.
 */
export function checkIri(text: string, options: CheckIriOptions = {}): Finding[] {
  requireOptions(options);
  const { place, display, options: own } = options;
  requireOptionType("place", place, "object");
  requireOptionType("display", display, "object");
  requireOptionType("options", own, "object");
  requirePlaces(place, display);
  if (own !== undefined) requireOptionsOfChecks(own);
  return findingsIn(text, options);
}

/** As `checkIri`, for options that are known to be valid, as those of a document are. */
export function findingsIn(text: string, options: CheckIriOptions): Finding[] {
  const run = scannedFor(text, options);
  const { profile, place } = run;
  const findings = outsideTemplates(text, place, runChecks(text, scan, run, selectChecks(options.checks)));
  if (findings.length === 0) return findings;
  const findIn = (written: string, checks: CheckSelection, isProof: boolean): Finding[] => {
    scanIri(written, 0, written.length, profile, scan);
    const inWritten = traitsForChecks(written, scan, place);
    const plainly = { ...run, found: inWritten, display: undefined, options: undefined, isProof };
    return outsideTemplates(written, place, runChecks(written, scan, plainly, selectChecks(checks)));
  };
  return withProvenFixes(text, findings, {
    check: (written) => findIn(written, "strict", true),
    find: (written, codes) => findIn(written, codes, false),
  });
}

/** A quick test: `true` is certain to have no finding, `false` leaves the question to `checkIri`. */
export function isCleanIri(text: string, options: CheckIriOptions = {}): boolean {
  const run = scannedFor(text, options);
  return isWithoutReport(text, scan, run, selectChecks(options.checks));
}

/** Scans the text, and says how checks are to be run on it. */
function scannedFor(text: string, options: CheckIriOptions): RunOptions {
  requireText(text);
  const { profile = options.place?.profile ?? "rfc3987" } = options;
  const { production = options.place?.production ?? "IRI-reference" } = options;
  requireProfile(profile);
  requireProduction(production);
  if (options.checks !== undefined && !Array.isArray(options.checks)) requireOption("checks", options.checks, presets);
  scanIri(text, 0, text.length, profile, scan);
  const { place, display, options: own } = options;
  const found = traitsForChecks(text, scan, place);
  return { profile, production, found, place, display, options: own, domainToAscii, isProof: false };
}

/**
 * The findings without those in a template that touch one of its expressions: what stands there is put in later (RFC 6570
 * §2.2). The checks of templates themselves tell what is wrong with it.
 */
function outsideTemplates(text: string, place: Place | undefined, findings: Finding[]): Finding[] {
  if (place?.template === undefined || findings.length === 0) return findings;
  const { braced } = readTemplate(text, place.template);
  return findings.filter(({ code, span }) => {
    if (checkOfCode(code)?.judgesTemplates === true) return true;
    return (firstReaching(braced, span.start)?.start ?? Infinity) > span.end;
  });
}
