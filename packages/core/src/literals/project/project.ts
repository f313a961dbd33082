import { isNamePlace } from "../../checks/faults/name-places.js";
import type { Finding, Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { expansionOf, type Literal } from "../read/literal.js";
import type { LocatedEdit, LocatedFinding, LocatedFix } from "./located-finding.js";
import type { Settings } from "../settings/settings.js";
import { spellingFixes } from "../judge/spelling-fixes.js";
import { writtenEdits } from "./written-edit.js";

/** Maps a finding to the source. A fix that cannot be written there exactly is left out. */
export function project(source: string, literal: Literal, finding: Finding, settings: Settings): LocatedFinding {
  const { code, message, spec, related } = finding;
  const configured = settings.codes[code];
  return {
    code,
    severity: configured === undefined || configured === "off" ? finding.severity : configured,
    message,
    span: writtenSpan(literal, finding.span),
    literal: literal.span,
    spec,
    fixes: [
      ...finding.fixes.flatMap((fix) => projectFix(source, literal, fix)),
      ...spellingFixes(source, literal, finding),
    ],
    ...(related !== undefined && {
      related: related.map((other) => ({ span: literal.map.toSource(other.span), message: other.message })),
    }),
  };
}

/** The source span of a finding; of a prefixed name, only what follows the prefix. */
function writtenSpan(literal: Literal, span: Span): Span<"source"> {
  const { start, end } = literal.map.toSource(span);
  return { start: Math.max(start, expansionOf(literal)?.span.end ?? start), end };
}

/** Maps a fix to the source, with the escapes that its syntax needs; empty if it cannot be written exactly. */
export function projectFix(source: string, literal: Literal, { title, safety, edits }: Fix): LocatedFix[] {
  const written = writtenEdits(source, literal, edits);
  if (written.length < edits.length || leavesNothing(literal, written)) return [];
  // No fix changes a name without review: a changed name is another name.
  return [{ title, safety: isNamePlace(literal.place) ? "suggestion" : safety, edits: written }];
}

/**
 * Whether edits would remove all of a literal, or all that follows its prefix. No author wants such a fix, and readers
 * report no empty literals, so that the result could not be checked again.
 */
function leavesNothing(literal: Literal, edits: readonly LocatedEdit[]): boolean {
  if (edits.some(({ text }) => text !== "")) return false;
  const { pieces } = literal;
  const start = expansionOf(literal)?.span.end ?? pieces[0]?.span.start ?? 0;
  const removed = edits.reduce((sum, { span }) => sum + span.end - span.start, 0);
  return removed === (pieces.at(-1)?.span.end ?? 0) - start;
}
