import { differenceStart } from "../../text/difference-start.js";
import { lowerBound } from "../../text/lower-bound.js";
import { copyOf } from "../../text/copy-of.js";
import { unknownStart } from "./known-part.js";
import type { Literal } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";

/** What a literal is to the strings that its file compares with others: compared itself, or changed by a safe fix. */
export interface Comparison {
  /** The text, where others are compared with it. */
  readonly compared?: string;
  readonly rewrites: readonly Rewrite[];
}

/** A safe fix of an identifier, which makes another text of it. */
interface Rewrite {
  readonly finding: LocatedFinding;
  /** The identifier before, as far as it is known. */
  readonly text: string;
  /** Where in it the first character stands that is changed. */
  readonly changed: number;
}

const noRewrites: readonly Rewrite[] = [];

/** What a literal, with what was found in it, has to do with comparisons: nothing for most. */
export function comparisonsOf(literal: Literal, findings: readonly LocatedFinding[]): Comparison[] {
  if (isForComparison(literal) || isQuoted(literal, findings)) return comparisonWith(knownBeginning(literal));
  const rewrites = findings.flatMap((finding) => rewriteBy(finding, literal));
  return rewrites.length === 0 ? [] : [{ rewrites }];
}

/** Whether programs look at the literal where it stands, or hold others against it: no safe fix changes it. */
function isForComparison({ place: { tier }, open }: Literal): boolean {
  return (tier === "inspected" || tier === "opaque-name") && open?.before !== true;
}

/** Whether a string that is not known to be for people holds it among other text, as what a test expects does, and stays as it is. */
function isQuoted({ place: { tier, role } }: Literal, findings: readonly LocatedFinding[]): boolean {
  return tier === "prose" && role === undefined && findings.length === 0;
}

function knownBeginning(literal: Literal): string {
  return literal.text.slice(0, unknownStart(literal));
}

function comparisonWith(text: string): Comparison[] {
  return mayBeChanged.test(text) ? [{ compared: copyOf(text), rewrites: noRewrites }] : [];
}

/** What safe fixes change: capital letters, and what is percent-encoded. */
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
 * The findings whose safe fix changes what the file compares: after that of `const home = "HTTP://a/"`, `url === "HTTP://a/"`
 * and `url.startsWith("HTTP://a")`, which stay as they are, would say something else of `home`.
 */
export function comparedFindings(comparisons: readonly Comparison[]): ReadonlySet<LocatedFinding> {
  const rewrites = comparisons.flatMap((comparison) => comparison.rewrites);
  if (rewrites.length === 0) return new Set();
  const compared = comparisons.flatMap(({ compared: text }) => text ?? []).sort();
  return new Set(rewrites.filter((rewrite) => isCompared(rewrite, compared)).map(({ finding }) => finding));
}

/** Whether one of the sorted texts goes on where the identifier ends, or is what it begins with, with the change in it. */
function isCompared({ text, changed }: Rewrite, sorted: readonly string[]): boolean {
  if (sorted[lowerBound(sorted.length, (index) => (sorted[index] ?? "") < text)]?.startsWith(text) === true)
    return true;
  let beginning = text;
  for (let steps = 0; steps < mostSteps; steps++) {
    const limit = beginning;
    const last = sorted[lowerBound(sorted.length, (index) => (sorted[index] ?? "") <= limit) - 1] ?? "";
    const common = differenceStart(last, beginning);
    if (common <= changed) return false;
    // What an identifier begins with may also be the beginning of other texts, which stand between the two.
    if (common === last.length) return true;
    beginning = beginning.slice(0, common);
  }
  return true;
}

/** So often texts are looked at that share ever less with an identifier; of very many nobody can tell what they are for. */
const mostSteps = 100;

/** The finding with fixes that are for a person to choose. */
export function withoutSafeFixes(finding: LocatedFinding): LocatedFinding {
  return { ...finding, fixes: finding.fixes.map((fix) => ({ ...fix, safety: "suggestion" })) };
}
