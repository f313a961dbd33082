import assert from "node:assert/strict";
import { checkIri, type CheckIriOptions } from "../src/checks/run/check-iri.js";
import { traitsForChecks } from "../src/checks/definition/check-traits.js";
import type { CheckDefinition } from "../src/checks/definition/define-check.js";
import type { Finding, Safety } from "../src/findings/finding.js";
import type { Span } from "../src/findings/span.js";
import { createScan, scanIri } from "../src/grammar/scan.js";
import { splitIri } from "../src/iri/split.js";
import { applyFixes } from "./apply-edits.js";
import { assertFixLaws, assertFindingLaws } from "./finding-laws.js";
import { readMarks, writeMarks } from "./marked-text.js";

type Circumstances = Pick<CheckIriOptions, "profile" | "production" | "place" | "display"> & {
  /** The options of this check. */
  readonly options?: Readonly<Record<string, unknown>>;
};

export interface ReportingRow extends Circumstances {
  /** The example of a specification, or the sentence that the row proves. */
  readonly name: string;
  /** The identifier, with `«…»` around every span that must be reported. */
  readonly iri: string;
  /** The identifier after all safe fixes; left out if there are none. */
  readonly fixed?: string;
  /** What each suggestion makes of the identifier when it is chosen for every finding of the row, by title. */
  readonly suggests?: Readonly<Record<string, string>>;
  /** Part of the message, where the row is about its data. */
  readonly message?: string;
  /** The component that every finding names, where the row is about it. */
  readonly component?: Finding["component"];
}

export interface AcceptedRow extends Circumstances {
  readonly name: string;
  readonly iri: string;
}

export interface CheckTable {
  readonly reports: readonly ReportingRow[];
  readonly accepts: readonly AcceptedRow[];
}

/** Runs the rows of one check, and holds every finding and every fix of them to the laws of `finding-laws.ts`. */
export function describeCheck(check: CheckDefinition, { reports, accepts }: CheckTable): void {
  describe(check.code, () => {
    it("has rows that report and rows that accept", () => assert.ok(reports.length > 0 && accepts.length > 0));
    for (const row of reports) it(`reports: ${row.name}`, () => assertReports(check, row));
    for (const row of accepts) it(`accepts: ${row.name}`, () => assertAccepts(check, row));
    it("has a row for every kind of suggestion", () => assertSuggestionsCovered(check, reports));
  });
}

function assertReports(check: CheckDefinition, row: ReportingRow): void {
  const { text, spans } = readMarks(row.iri);
  const options = optionsFor(check, row);
  const findings = find(check, text, options);
  if (findings.length === 0) assertIsCalled(check, text, options);
  assert.equal(
    writeMarks(
      text,
      findings.map(({ span }) => span),
    ),
    writeMarks(text, spans),
  );
  if (check.local === true) assertLocal(check, text, options, spans);
  for (const finding of findings) {
    assertFindingLaws(text, finding);
    assert.ok(
      finding.fixes.every(({ safety }) => mayOffer(check, safety)),
      "a fix is of the kind that the check declares",
    );
    if (row.component !== undefined) assert.equal(finding.component, row.component);
    if (row.message !== undefined) assert.ok(finding.message.includes(row.message), finding.message);
    for (const fix of finding.fixes) assertFixLaws(text, finding, fix, options);
  }
  const safe = findings.flatMap(({ fixes }) => fixes).filter(({ safety }) => safety === "safe");
  assert.equal(safe.length > 0 ? applyFixes(text, safe) : undefined, row.fixed);
  if (row.suggests !== undefined) assert.deepEqual(suggestions(text, findings), row.suggests);
}

/** Says so where the check is not even called, which looks as if it found nothing. */
function assertIsCalled({ needs, needsText }: CheckDefinition, text: string, options: CheckIriOptions): void {
  const profile = options.profile ?? options.place?.profile ?? "rfc3987";
  const set = traitsForChecks(text, scanIri(text, 0, text.length, profile, createScan()), options.place);
  assert.ok((needs & set) !== 0, "'needs' rules this text out, so that 'find' is not called");
  assert.ok(needsText?.test(text) !== false, "'needsText' rules this text out, so that 'find' is not called");
}

/** A check of single characters says the same of a pattern: letters that are known at run time only make no difference. */
function assertLocal(check: CheckDefinition, text: string, options: CheckIriOptions, spans: readonly Span[]): void {
  const isNear = (offset: number): boolean => spans.some(({ start, end }) => start - 1 <= offset && offset <= end);
  const schemeEnd = splitIri(text).scheme?.span.end ?? 0;
  const pattern = text.replace(/(?<![%0-9A-Fa-f])[G-Zg-z]/g, (letter, offset: number) =>
    offset < schemeEnd || isNear(offset) ? letter : "x",
  );
  const found = find(check, pattern, options).map(({ span }) => span);
  assert.equal(writeMarks(pattern, found), writeMarks(pattern, spans), "a local check looks at single characters");
}

function assertAccepts(check: CheckDefinition, row: AcceptedRow): void {
  const findings = find(check, row.iri, optionsFor(check, row));
  assert.equal(
    writeMarks(
      row.iri,
      findings.map(({ span }) => span),
    ),
    row.iri,
  );
}

function assertSuggestionsCovered(check: CheckDefinition, rows: readonly ReportingRow[]): void {
  const kind = (title: string): string => title.replace(/'.*'|U\+.*/, "…");
  const offered = new Set<string>();
  const covered = new Set<string>();
  for (const row of rows) {
    const { text } = readMarks(row.iri);
    for (const title of Object.keys(suggestions(text, find(check, text, optionsFor(check, row)))))
      offered.add(kind(title));
    for (const title of Object.keys(row.suggests ?? {})) covered.add(kind(title));
  }
  assert.deepEqual(
    [...offered].filter((title) => !covered.has(title)),
    [],
  );
}

function mayOffer({ fix }: CheckDefinition, safety: Safety): boolean {
  return fix === "safe" || fix === safety;
}

function suggestions(text: string, findings: readonly Finding[]): Record<string, string> {
  const fixes = findings.flatMap((finding) => finding.fixes).filter(({ safety }) => safety === "suggestion");
  const titles = [...new Set(fixes.map(({ title }) => title))];
  return Object.fromEntries(
    titles.map((title) => [
      title,
      applyFixes(
        text,
        fixes.filter((fix) => fix.title === title),
      ),
    ]),
  );
}

function find(check: CheckDefinition, text: string, options: CheckIriOptions): Finding[] {
  return checkIri(text, { ...options, checks: [check.code] });
}

function optionsFor(
  check: CheckDefinition,
  { profile, production, place, display, options }: Circumstances,
): CheckIriOptions {
  return {
    ...(profile !== undefined && { profile }),
    ...(production !== undefined && { production }),
    ...(place !== undefined && { place }),
    ...(display !== undefined && { display }),
    ...(options !== undefined && { options: { [check.code]: options } }),
  };
}
