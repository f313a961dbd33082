import { differenceStart } from "../../text/difference-start.js";
import { lowerBound } from "../../text/lower-bound.js";
import { copyOf } from "../../text/copy-of.js";
import { unknownStart } from "./known-part.js";
import type { Literal } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";

/**
 * What a literal contributes to the comparisons within its file: a text with which a program compares others, or the
 * safe fixes that change its text.
 */
export interface Comparison {
  /** The text up to the first hole, if a program compares others with it. */
  readonly compared?: string;
  readonly rewrites: readonly Rewrite[];
}

/** A safe fix of a finding, and the text of the literal that the fix changes. */
interface Rewrite {
  readonly finding: LocatedFinding;
  /** The text before the fix, up to the first hole. */
  readonly text: string;
  /** The offset of the first code unit that the fix changes. */
  readonly changed: number;
}

const noRewrites: readonly Rewrite[] = [];

/** The comparison that a literal takes part in, given its findings; none for most literals. */
export function comparisonsOf(literal: Literal, findings: readonly LocatedFinding[]): Comparison[] {
  if (isForComparison(literal) || isQuoted(literal, findings)) return comparisonWith(knownBeginning(literal));
  const rewrites = findings.flatMap((finding) => rewriteBy(finding, literal));
  return rewrites.length === 0 ? [] : [{ rewrites }];
}

/** Whether a program compares other strings with the literal, so that no safe fix changes it. */
function isForComparison({ place: { tier }, open }: Literal): boolean {
  return (tier === "inspected" || tier === "opaque-name") && open?.before !== true;
}

/**
 * Whether the literal is part of a longer string of unknown use and has no findings: it may be what a test expects of
 * another string, and no fix changes it.
 */
function isQuoted({ place: { tier, role } }: Literal, findings: readonly LocatedFinding[]): boolean {
  return tier === "prose" && role === undefined && findings.length === 0;
}

function knownBeginning(literal: Literal): string {
  return literal.text.slice(0, unknownStart(literal));
}

function comparisonWith(text: string): Comparison[] {
  return mayBeChanged.test(text) ? [{ compared: copyOf(text), rewrites: noRewrites }] : [];
}

/** What safe fixes change: uppercase letters and percent-encoding. */
const mayBeChanged = /[A-Z%]/u;

function rewriteBy(finding: LocatedFinding, literal: Literal): Rewrite[] {
  const edit = finding.fixes.find(({ safety }) => safety === "safe")?.edits[0];
  if (edit === undefined) return [];
  const { map, text } = literal;
  const known = knownBeginning(literal);
  const isBefore = (offset: number) => map.toSource({ start: offset, end: offset + 1 }).start < edit.span.start;
  const start = lowerBound(text.length, isBefore);
  const changed = start + differenceStart(text.slice(start), edit.text);
  return changed < known.length ? [{ finding, text: copyOf(known), changed }] : [];
}

/**
 * The findings whose safe fix may change the result of a comparison in the file: `url === "HTTP://a/"` and
 * `url.startsWith("HTTP://a")` stay as they are, and no longer hold for `const home = "HTTP://a/"` once that is fixed.
 */
export function comparedFindings(comparisons: readonly Comparison[]): ReadonlySet<LocatedFinding> {
  const rewrites = comparisons.flatMap((comparison) => comparison.rewrites);
  if (rewrites.length === 0) return new Set();
  const compared = comparisons.flatMap(({ compared: text }) => text ?? []).sort();
  return new Set(rewrites.filter((rewrite) => isCompared(rewrite, compared)).map(({ finding }) => finding));
}

/** Whether one of the sorted texts begins with `text`, or is a prefix of it that includes the change. */
function isCompared({ text, changed }: Rewrite, sorted: readonly string[]): boolean {
  if (sorted[lowerBound(sorted.length, (index) => (sorted[index] ?? "") < text)]?.startsWith(text) === true)
    return true;
  let beginning = text;
  for (let steps = 0; steps < mostSteps; steps++) {
    const limit = beginning;
    const last = sorted[lowerBound(sorted.length, (index) => (sorted[index] ?? "") <= limit) - 1] ?? "";
    const common = differenceStart(last, beginning);
    if (common <= changed) return false;
    // If `last` is not a prefix of `beginning`, every listed prefix of `beginning` is a prefix of their common part.
    if (common === last.length) return true;
    beginning = beginning.slice(0, common);
  }
  return true;
}

/** The most steps to shorter prefixes; after these, the text counts as compared. */
const mostSteps = 100;

/** The finding with its safe fixes made suggestions. */
export function withoutSafeFixes(finding: LocatedFinding): LocatedFinding {
  return { ...finding, fixes: finding.fixes.map((fix) => ({ ...fix, safety: "suggestion" })) };
}
