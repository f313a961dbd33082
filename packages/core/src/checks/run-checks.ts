import type { CheckIriOptions, CheckOptions } from "../check-iri.js";
import type { Finding } from "../finding.js";
import { matchesProduction, type Scan } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import type { Production, ProfileName } from "../profiles/profile.js";
import { compareSpans } from "../span.js";
import { iriOfScan } from "../split.js";
import type { CheckDefinition, Report, Subject } from "./define-check.js";
import { fillMessage } from "./fill-message.js";
import type { SelectedChecks } from "./select-checks.js";
import { settleClaims, type Claiming } from "./settle-claims.js";
import { severityOf, strengthOf } from "./strength.js";

const noOptions: CheckOptions[string] = {};

export type RunOptions = CheckIriOptions & { readonly profile: ProfileName; readonly production: Production };

/** Calls the checks that the scan's traits do not rule out, and settles which finding speaks for which characters. */
export function runChecks(text: string, scan: Scan, options: RunOptions, { run, wanted }: SelectedChecks): Finding[] {
  // The scan judges by IRI-reference; under another production the text may lack something, or have too much.
  const set = matchesProduction(scan, options.production) ? scan.traits : scan.traits | traits.nonconforming;
  const isBlind = options.display === undefined;
  const called = run.filter((check) => (check.needs & set) !== 0 && !(isBlind && check.reads?.includes("display")));
  if (called.length === 0) return [];
  const { profile, production } = options;
  const subject: Subject = { ...iriOfScan(text, scan), profile, production, traits: set, options: noOptions };
  const found: Found[] = [];
  for (const check of called) {
    const isUnwanted = !wanted.has(check.code);
    check.find(grant(subject, check, options), (report) => {
      found.push(readReport(check, report, profile, isUnwanted));
    });
  }
  if (found.length === 0) return [];
  return settleClaims(found)
    .filter(({ isUnwanted }) => !isUnwanted)
    .map(({ finding }) => finding)
    .sort((a, b) => compareSpans(a.span, b.span) || (a.code < b.code ? -1 : Number(a.code > b.code)));
}

/** The subject with what this check alone may read. */
function grant(subject: Subject, check: CheckDefinition, { options, place, display }: RunOptions): Subject {
  const own = options?.[check.code];
  const readsPlace = place !== undefined && check.reads?.includes("place") === true;
  const readsDisplay = display !== undefined && check.reads?.includes("display") === true;
  if (own === undefined && !readsPlace && !readsDisplay) return subject;
  return {
    ...subject,
    ...(own !== undefined && { options: own }),
    ...(readsPlace && { place }),
    ...(readsDisplay && { display }),
  };
}

type Found = Claiming & { readonly finding: Finding };

function readReport(check: CheckDefinition, report: Report<string>, profile: ProfileName, isUnwanted: boolean): Found {
  const { code, spec, claims, hidden } = check;
  const { span, component, data = {}, fixes = [], related } = report;
  const strength = strengthOf(check, profile);
  const message = fillMessage(check.message, data);
  const severity = severityOf(strength);
  const finding = { code, severity, message, component, span, spec, fixes, ...(related && { related }) };
  return { span, strength, isUnwanted, ...(claims && { claims }), ...(hidden && { hidden }), finding };
}
