import type { Code } from "../../findings/code.js";
import type { Finding, Severity } from "../../findings/finding.js";
import { compareFindings } from "../../findings/finding-order.js";
import { matchesProduction, type Scan } from "../../grammar/scan.js";
import { traits } from "../../grammar/traits.js";
import type { Iri } from "../../iri/iri.js";
import { iriOfScan } from "../../iri/iri-of-scan.js";
import type { Production, ProfileName } from "../../profiles/profile.js";
import type { Span } from "../../findings/span.js";
import type { CheckDefinition, DomainToAscii, Report, Subject } from "../definition/define-check.js";
import { concealInReport } from "../wording/conceal-in-report.js";
import { secretsIn } from "../wording/secrets.js";
import { fillMessage } from "../definition/fill-message.js";
import { withoutJoiningFixes } from "../faults/edited-text.js";
import type { Place } from "../definition/place.js";
import type { DisplayContext } from "../../bidi/display-context.js";
import type { SelectedCheck, SelectedChecks } from "./selection.js";
import { settleClaims, type Claiming } from "./settle-claims.js";
import { severityOf, strengthOf } from "../definition/strength.js";

/** Options of one check by name. */
export type OwnOptions = Readonly<Record<string, unknown>>;

/** Options of individual checks, by code and then by name; what a check does not know is not looked at. */
export type CheckOptions = Readonly<Partial<Record<Code, OwnOptions>>>;

const noOptions: OwnOptions = {};

/**
 * The most findings of one check that are reported for one identifier; those beyond them still claim their characters.
 */
const mostFindings = 10_000;

/**
 * The options of `checkIri` with every property set: objects of one shape are read faster, and copying an object of
 * many shapes takes longer than the scan.
 */
export interface RunOptions {
  readonly profile: ProfileName;
  readonly production: Production;
  /** The traits of the scan; with those of `traitsForChecks`, unless the checks of the grammar alone are selected. */
  readonly found: number;
  readonly place: Place | undefined;
  readonly display: DisplayContext | undefined;
  readonly options: CheckOptions | undefined;
  /** Absent for programs that only parse (`Subject.domainToAscii`). */
  readonly domainToAscii: DomainToAscii | undefined;
  /** Whether findings only prove fixes: nobody reads their messages, which say nothing of the text, and they have no fixes. */
  readonly isProof: boolean;
}

/** Calls the checks that the traits do not rule out, and settles which finding speaks for which characters. */
export function runChecks(text: string, scan: Scan, options: RunOptions, selected: SelectedChecks): Finding[] {
  const checks = calledChecks(text, scan, options, selected);
  if (checks === undefined) return [];
  const { called, subjects } = checks;
  const reports: ClaimingFinding[] = [];
  for (const check of called) if (!check.isUnwanted) callCheck(check, subjects, options, reports);
  if (reports.length === 0) return [];
  // A finding that nobody asked for matters only if its claim keeps another finding quiet.
  if (reports.some(({ claims }) => claims !== undefined)) {
    for (const check of called) if (check.isUnwanted) callCheck(check, subjects, options, reports);
  }
  return settleClaims(reports)
    .flatMap(({ finding }) => finding ?? [])
    .sort(compareFindings);
}

/**
 * Whether no check reports anything: `true` is certain to have no finding; where it is `false`, claims may leave none. Nothing is made of what
 * is reported, and nobody is asked further.
 */
export function isWithoutReport(text: string, scan: Scan, options: RunOptions, selected: SelectedChecks): boolean {
  const checks = calledChecks(text, scan, options, selected);
  if (checks === undefined) return true;
  const { called, subjects } = checks;
  const reported: Report<string>[] = [];
  return called.every((each) => {
    if (!each.isUnwanted) each.check.find(subjects.for(each), (report) => void reported.push(report));
    return reported.length === 0;
  });
}

/** The checks that the traits and the text do not rule out, and what they look at; nothing if there are none. */
function calledChecks(
  text: string,
  scan: Scan,
  options: RunOptions,
  selected: SelectedChecks,
): { readonly called: readonly SelectedCheck[]; readonly subjects: Subjects } | undefined {
  const { production, found } = options;
  // The scan judges by IRI-reference; under another production the text may lack something, or have too much.
  const set = matchesProduction(scan, production) ? found : found | traits.nonconforming;
  if ((selected.needs & set) === 0 && options.options === undefined) return undefined;
  const called = selected.calledFor(set).filter((check) => !isWithoutMatter(check, text, options));
  // Checks that run for their claims alone find nothing to claim.
  if (called.every(({ isUnwanted }) => isUnwanted)) return undefined;
  return { called, subjects: new Subjects(iriOfScan(text, scan), set, options) };
}

function callCheck(
  selected: SelectedCheck,
  subjects: Subjects,
  { profile, isProof }: RunOptions,
  reports: ClaimingFinding[],
): void {
  const { check, isUnwanted } = selected;
  const { claims, hidden } = check;
  const strength = strengthOf(check, profile);
  const subject = subjects.for(selected);
  let count = 0;
  check.find(subject, (report) => {
    const claim = { span: report.span, strength, isUnwanted, ...(claims && { claims }), ...(hidden && { hidden }) };
    if (isUnwanted || ++count > mostFindings) return void reports.push(claim);
    const told = isProof ? withoutTexts(report) : toldReport(subject.text, subjects, report);
    reports.push({ ...claim, finding: findingOf(check, told, severityOf(strength)) });
  });
}

function toldReport(text: string, subjects: Subjects, report: Report<string>): Report<string> {
  return withoutJoiningFixes(text, concealInReport(text, subjects.secrets(), report));
}

/** What proves a fix: where something is found, and how grave it is. */
function withoutTexts({ span, component }: Report<string>): Report<string> {
  return { span, component };
}

/**
 * The IRI with what every check may read. All subjects have the properties of all components in one order, so that they
 * share a hidden class.
 */
function subjectOf(iri: Iri, set: number, options: RunOptions, place: Place | undefined): Subject {
  const { profile, production, domainToAscii } = options;
  const { text, scheme, authority, path, query, fragment } = iri;
  const subject = {
    text,
    scheme,
    authority,
    path,
    query,
    fragment,
    profile,
    production,
    traits: set,
    options: noOptions,
    domainToAscii,
    place,
  };
  // The cast is sound: no check tells an absent property from one that is undefined.
  return subject as Subject;
}

/** Whether something that the check needs is missing: its grammar, a place, the display context, options, or a part of the text. */
function isWithoutMatter(
  { check, needsPlace, needsText, readsDisplay, isConfigured, allowedIn, onlyIn }: SelectedCheck,
  text: string,
  { profile, place, display, options }: RunOptions,
): boolean {
  if (allowedIn === profile || (onlyIn !== undefined && onlyIn !== profile)) return true;
  if ((needsPlace && place === undefined) || (readsDisplay && display === undefined)) return true;
  if (isConfigured && options?.[check.code] === undefined) return true;
  return needsText !== undefined && !needsText.test(text);
}

/** Makes subjects with what each check declares to read; checks that declare the same share one. */
class Subjects {
  readonly #iri: Iri;
  readonly #set: number;
  readonly #options: RunOptions;
  readonly #plain: Subject;
  #withPlace: Subject | undefined;
  #secrets: readonly Span[] | undefined;

  constructor(iri: Iri, set: number, options: RunOptions) {
    this.#iri = iri;
    this.#set = set;
    this.#options = options;
    this.#plain = subjectOf(iri, set, options, undefined);
  }

  for({ check, readsPlace, readsDisplay }: SelectedCheck): Subject {
    const { options, display } = this.#options;
    const own = options?.[check.code];
    const line = readsDisplay ? display : undefined;
    const seen = readsPlace ? this.#placed() : this.#plain;
    if (own === undefined && line === undefined) return seen;
    return { ...seen, ...(own !== undefined && { options: own }), ...(line !== undefined && { display: line }) };
  }

  /** The spans of secrets, looked for only when there is a finding. */
  secrets(): readonly Span[] {
    this.#secrets ??= secretsIn(this.#plain.text);
    return this.#secrets;
  }

  #placed(): Subject {
    const { place } = this.#options;
    if (place === undefined) return this.#plain;
    return (this.#withPlace ??= subjectOf(this.#iri, this.#set, this.#options, place));
  }
}

/** A finding with its claim; the finding itself is left out where nobody asked for it. */
type ClaimingFinding = Claiming & { readonly finding?: Finding };

function findingOf({ code, spec, message }: CheckDefinition, report: Report<string>, severity: Severity): Finding {
  const { span, component, data = {}, fixes = [], related = [] } = report;
  const filled = fillMessage(message, data);
  return { code, severity, message: filled, component, span, spec, fixes, ...(related.length > 0 && { related }) };
}
