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
import { settleClaims } from "./settle-claims.js";
import { severityOf, strengthOf } from "./strength.js";

const noOptions: CheckOptions[string] = {};

export type RunOptions = CheckIriOptions & { readonly profile: ProfileName; readonly production: Production };

/** Calls the checks that the scan's traits do not rule out, and settles which finding speaks for which characters. */
export function runChecks(text: string, scan: Scan, options: RunOptions, { run, wanted }: SelectedChecks): Finding[] {
  // The scan judges by IRI-reference; under another production the text may lack something, or have too much.
  const set = matchesProduction(scan, options.production) ? scan.traits : scan.traits | traits.nonconforming;
  const called = run.filter((check) => (check.needs & set) !== 0);
  if (called.length === 0) return [];
  const subject = { ...iriOfScan(text, scan), profile: options.profile, production: options.production, traits: set };
  const findings = called.flatMap((check) => findingsOf(check, { ...subject, ...grantedReads(check, options) }));
  return settleClaims(findings)
    .filter((finding) => wanted.has(finding.code))
    .sort((a, b) => compareSpans(a.span, b.span) || (a.code < b.code ? -1 : Number(a.code > b.code)));
}

function grantedReads(check: CheckDefinition, options: RunOptions): Pick<Subject, "options" | "place" | "display"> {
  return {
    options: options.options?.[check.code] ?? noOptions,
    ...(options.place !== undefined && check.reads?.includes("place") && { place: options.place }),
    ...(options.display !== undefined && check.reads?.includes("display") && { display: options.display }),
  };
}

function findingsOf(check: CheckDefinition, subject: Subject): (Finding & Pick<CheckDefinition, "claims">)[] {
  const severity = severityOf(strengthOf(check, subject.profile));
  const findings: (Finding & Pick<CheckDefinition, "claims">)[] = [];
  check.find(subject, ({ span, component, data = {}, fixes = [], related }: Report<string>) => {
    findings.push({
      code: check.code,
      severity,
      message: fillMessage(check.message, data),
      component,
      span,
      spec: check.spec,
      fixes,
      ...(related !== undefined && { related }),
      ...(check.claims !== undefined && { claims: check.claims }),
    });
  });
  return findings;
}
