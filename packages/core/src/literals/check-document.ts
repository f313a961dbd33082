import { compareSpans } from "../span.js";
import { checkTogether, documentChecksFor, traceLiteral } from "./check-together.js";
import { checkLiteral } from "./check-literal.js";
import type { Literal, RawLiteral } from "./literal.js";
import type { LocatedFinding } from "./located-finding.js";
import { readLiterals } from "./read-literal.js";
import type { Settings } from "./settings/settings.js";

/** What a document holds: its identifiers in the order of the raw literals, and the findings sorted by span, then by code. */
export interface CheckedDocument {
  readonly literals: Literal[];
  readonly findings: LocatedFinding[];
}

/** Reads and checks all literals of a document. */
export function checkDocument(source: string, raws: readonly RawLiteral[], settings: Settings): CheckedDocument {
  const literals = raws.flatMap((raw) => readLiterals(source, raw, settings));
  const findings = literals.flatMap((literal) => checkLiteral(source, literal, settings));
  const checks = documentChecksFor(settings);
  const traced = literals.map((literal) => ({ traces: traceLiteral(literal, checks, settings), read: () => literal }));
  findings.push(...checkTogether(source, traced, checks, settings));
  findings.sort((a, b) => compareSpans(a.span, b.span) || (a.code < b.code ? -1 : Number(a.code > b.code)));
  return { literals, findings };
}
