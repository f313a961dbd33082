import { compareFindings } from "../finding-order.js";
import type { CheckedDocument } from "./check-document.js";
import { checkTogether, documentChecksFor, traceLiteral, type Traces } from "./check-together.js";
import { checkLiteral } from "./check-literal.js";
import { withComments } from "./comments/comment-literals.js";
import { directivesIn, noComments, type Comments } from "./comments/comments.js";
import { directiveMistakes } from "./comments/directive-mistakes.js";
import { withoutSuppressed } from "./comments/suppression.js";
import type { Literal, RawLiteral } from "./literal.js";
import type { LocatedFinding } from "./located-finding.js";
import { movedFinding } from "./moved-finding.js";
import { readLiterals } from "./read-literal.js";
import type { Settings } from "./settings/settings.js";
import { unchangedLiterals, type Version } from "./unchanged-literals.js";

/** A checked document that is expected to change. */
export interface ChangingDocument extends CheckedDocument {
  /** The document with another text and what is in it; what is the same as before is not checked again. */
  update(source: string, raws: readonly RawLiteral[], comments?: Comments): ChangingDocument;
}

/**
 * What was found in a raw literal, and where that stood. The identifiers themselves are not kept: their texts would
 * keep all of the source that they are parts of.
 */
interface Checked {
  readonly start: number;
  readonly findings: readonly LocatedFinding[];
  /** One for each of its identifiers, for the checks that compare those of the whole document. */
  readonly traces: readonly Traces[];
}

/** The same as `checkDocument`, for a document that will be checked again after each of its changes. */
export function checkChangingDocument(
  source: string,
  raws: readonly RawLiteral[],
  settings: Settings,
  comments: Comments = noComments,
): ChangingDocument {
  const version = { source, raws: withComments(source, raws, comments) };
  const checked = version.raws.map((raw) => checkRaw(source, raw, settings));
  return changingDocument(version, checked, { settings, comments });
}

interface Conditions {
  readonly settings: Settings;
  readonly comments: Comments;
}

function changingDocument(
  version: Version,
  checked: readonly Checked[],
  { settings, comments }: Conditions,
): ChangingDocument {
  let literals: Literal[] | undefined;
  const directives = directivesIn(version.source, comments);
  return {
    get literals() {
      literals ??= version.raws.flatMap((raw) => readLiterals(version.source, raw, settings));
      return literals;
    },
    findings: withoutSuppressed(version.source, findingsOf(version, checked, settings), directives),
    mistakes: directiveMistakes(version.source, directives),
    update(source, raws, newComments = noComments) {
      const next = { source, raws: withComments(source, raws, newComments) };
      const indexBefore = unchangedLiterals(version, next);
      const rechecked = next.raws.map((raw, index) => checked[indexBefore(index)] ?? checkRaw(source, raw, settings));
      return changingDocument(next, rechecked, { settings, comments: newComments });
    },
  };
}

function checkRaw(source: string, raw: RawLiteral, settings: Settings): Checked {
  const literals = readLiterals(source, raw, settings);
  const findings = literals.flatMap((literal) => checkLiteral(source, literal, settings));
  const checks = documentChecksFor(settings);
  const traces = checks.length === 0 ? [] : literals.map((literal) => traceLiteral(literal, checks, settings));
  return findings.length + traces.length === 0 ? nothing : { start: raw.span.start, findings, traces };
}

const nothing: Checked = { start: 0, findings: [], traces: [] };

function findingsOf(version: Version, checked: readonly Checked[], settings: Settings): LocatedFinding[] {
  const findings: LocatedFinding[] = findTogether(version, checked, settings);
  for (const [index, { start, findings: found }] of checked.entries()) {
    const by = (version.raws[index]?.span.start ?? start) - start;
    for (const finding of found) findings.push(by === 0 ? finding : movedFinding(finding, by));
  }
  return findings.sort(compareFindings);
}

/** Reads again only those identifiers that a finding speaks of. */
function findTogether({ source, raws }: Version, checked: readonly Checked[], settings: Settings): LocatedFinding[] {
  const traced = checked.flatMap((each, index) =>
    each.traces.map((traces, nth) => ({
      traces,
      read: () => {
        const raw = raws[index];
        return raw && readLiterals(source, raw, settings)[nth];
      },
    })),
  );
  return checkTogether(source, traced, documentChecksFor(settings), settings);
}
