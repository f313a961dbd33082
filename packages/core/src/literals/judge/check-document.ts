import { compareFindings } from "../../findings/finding-order.js";
import { checkTogether, documentChecksFor, traceLiteral } from "./check-together.js";
import { checkLiteral } from "./check-literal.js";
import { comparedFindings, comparisonsOf, withoutSafeFixes } from "./compared-texts.js";
import { withComments } from "../comments/comment-literals.js";
import { directivesIn, noComments, type DocumentContext } from "../comments/comments.js";
import { directiveMistakes, type DirectiveMistake } from "../comments/directive-mistakes.js";
import { withoutSuppressed } from "../comments/suppression.js";
import { unusedDirectives } from "../comments/unused-directives.js";
import { hostUses, type HostUse } from "./hosts-across-files.js";
import type { Literal, RawLiteral } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { readLiterals } from "../read/read-literal.js";
import type { Settings } from "../settings/settings.js";

/**
 * What a document holds: its identifiers in the order of the raw literals, the findings sorted by span, then by code,
 * without those that comments suppress, and what is wrong with such comments.
 */
export interface CheckedDocument {
  readonly literals: Literal[];
  readonly findings: LocatedFinding[];
  readonly mistakes: DirectiveMistake[];
  /** The hosts that are compared with those of other files, but for those that comments suppress; where they are wanted. */
  readonly hosts?: readonly HostUse[];
}

/** Reads and checks all literals of a document, and the identifiers in the text of its comments. */
export function checkDocument(
  source: string,
  raws: readonly RawLiteral[],
  settings: Settings,
  comments: DocumentContext = noComments,
): CheckedDocument {
  const literals = withComments(source, raws, comments).flatMap((raw) => readLiterals(source, raw, settings));
  const found = literals.map((literal) => checkLiteral(source, literal, settings));
  const comparisons = literals.flatMap((literal, index) => comparisonsOf(literal, found[index] ?? []));
  const compared = comparedFindings(comparisons);
  const ofLiterals = found.flat().map((finding) => (compared.has(finding) ? withoutSafeFixes(finding) : finding));
  const checks = documentChecksFor(settings);
  const traced = literals.map((literal) => ({ traces: traceLiteral(literal, checks, settings), read: () => literal }));
  const hosts = comments.countsHosts === true ? hostUses(traced, settings).sort(compareFindings) : [];
  const findings = [...ofLiterals, ...checkTogether(source, traced, checks, { ...comments, settings })].sort(
    compareFindings,
  );
  const directives = directivesIn(source, comments);
  return {
    literals,
    findings: withoutSuppressed(source, findings, directives),
    ...(hosts.length > 0 && { hosts: withoutSuppressed(source, hosts, directives) }),
    mistakes: [
      ...directiveMistakes(source, directives),
      ...(comments.tellsUnused === true ? unusedDirectives(source, findings, directives) : []),
    ],
  };
}
