import type { Code } from "../src/findings/code.js";
import assert from "node:assert/strict";
import type { OwnOptions } from "../src/checks/run/run-checks.js";
import { checkDocument } from "../src/literals/judge/check-document.js";
import type { AnyDocumentCheck } from "../src/literals/judge/define-document-check.js";
import type { LocalTargets } from "../src/literals/judge/local-references.js";
import { noComments } from "../src/literals/comments/comments.js";
import type { RawLiteral } from "../src/literals/read/literal.js";
import type { LocatedFinding } from "../src/literals/project/located-finding.js";
import { defaultSettings, type Settings } from "../src/literals/settings/settings.js";
import type { Site } from "../src/literals/read/site.js";
import { applyFixes } from "./apply-edits.js";
import { assertMessageLaws } from "./finding-laws.js";
import { readMarks, writeMarks } from "./marked-text.js";

interface Circumstances {
  /** The sentence that the row proves. */
  readonly name: string;
  /** Where all of the identifiers stand; left out if they are fetched. */
  readonly site?: Site;
  /** The charset that the document declares. */
  readonly charset?: string | undefined;
  /** The options of this check. */
  readonly options?: OwnOptions;
  readonly settings?: Partial<Settings>;
}

/**
 * What references lead to in rows and in examples: one page with the headings _Install_ and _In-stall_, which are the document's, too,
 * and all else is missing. A name that differs from the page's in case is similar, and so is a fragment with a mark too many; one with a letter too few is near.
 */
const targets: LocalTargets = {
  of(reference, { role }) {
    const [path = "", fragment = "install"] = reference.replace(/^\.\//u, "").split("#", 2);
    if (role === "email") return { kind: "unknown" };
    if (path.toLowerCase() === "guide.md" && path !== "guide.md") return { kind: "no-file", similar: "guide.md" };
    if (path !== "" && path !== "guide.md") return { kind: "no-file" };
    if (fragment === "in'stall" || fragment === "in–stall")
      return { kind: "no-fragment", similar: fragment.replace("'", "").replace("–", "-") };
    if (fragment === "instal") return { kind: "no-fragment", nearest: "install" };
    return { kind: fragment === "install" || fragment === "in-stall" ? "there" : "no-fragment" };
  },
};

export interface ReportingDocument extends Circumstances {
  /** The identifiers of a file, with `«…»` around every span that must be reported. */
  readonly iris: readonly string[];
  /** The identifiers after all suggestions. */
  readonly suggests?: readonly string[];
  /** The identifier that every finding points to as the other one. */
  readonly related?: string;
  /** Part of the first message. */
  readonly message?: string;
}

export interface AcceptedDocument extends Circumstances {
  readonly iris: readonly string[];
}

export interface DocumentTable {
  readonly reports: readonly ReportingDocument[];
  readonly accepts: readonly AcceptedDocument[];
}

/** Runs the rows of a check that compares the identifiers of a document: each row is a file with one identifier a line. */
export function describeDocumentCheck(check: AnyDocumentCheck, { reports, accepts }: DocumentTable): void {
  describe(check.code, () => {
    it("has rows that report and rows that accept", () => assert.ok(reports.length > 0 && accepts.length > 0));
    for (const row of reports) it(`reports: ${row.name}`, () => assertReports(check, row));
    for (const row of accepts)
      it(`accepts: ${row.name}`, () => assert.equal(markedIn(check.code, row), row.iris.join("\n")));
  });
}

/** The file with `«…»` around what the check of `code` finds in it. */
export function markedIn(code: Code, row: AcceptedDocument): string {
  const { text } = readMarks(row.iris.join("\n"));
  return writeMarks(
    text,
    findIn(code, text, row).map(({ span }) => span),
  );
}

function assertReports(check: AnyDocumentCheck, row: ReportingDocument): void {
  assert.equal(markedIn(check.code, row), row.iris.join("\n"));
  const { text } = readMarks(row.iris.join("\n"));
  const findings = findIn(check.code, text, row);
  for (const finding of findings) {
    assertMessageLaws(finding);
    for (const { span } of finding.related ?? [])
      if (row.related !== undefined) assert.equal(text.slice(span.start, span.end), row.related);
    for (const fix of finding.fixes) {
      assert.equal(fix.safety, "suggestion");
      assert.equal(check.fix, "suggestion", "a fix is of the kind that the check declares");
      const left = findIn(check.code, applyFixes(text, [fix]), row);
      assert.ok(left.length < findings.length, `'${fix.title}' leaves its finding`);
    }
  }
  if (row.message !== undefined) assert.ok(findings[0]?.message.includes(row.message), findings[0]?.message);
  if (row.suggests !== undefined) {
    const fixes = findings.flatMap(({ fixes: [first] }) => first ?? []);
    assert.deepEqual(applyFixes(text, fixes).split("\n"), row.suggests);
  }
}

/** What the check of `code` finds in a file. */
export function findIn(
  code: Code,
  text: string,
  { site, charset, options, settings }: Circumstances,
): LocatedFinding[] {
  const chosen: Settings = {
    ...defaultSettings,
    codes: { [code]: "warning" },
    ...settings,
    options: { [code]: options ?? {} },
  };
  const raws = linesOf(text).map((span): RawLiteral => ({
    span,
    syntax: "plain",
    site: site ?? fetched,
    ...(charset !== undefined && { surroundings: { charset } }),
  }));
  return checkDocument(text, raws, chosen, { ...noComments, targets: () => targets }).findings.filter(
    (finding) => finding.code === code,
  );
}

const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };

function linesOf(text: string): RawLiteral["span"][] {
  return Array.from(text.matchAll(/.+/gu), ({ index, 0: line }) => ({ start: index, end: index + line.length }));
}
