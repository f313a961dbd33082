import { differenceStart } from "../difference-start.js";
import { lowerBound } from "../lower-bound.js";
import { copyOf } from "./define-document-check.js";
import { unknownStart } from "./known-part.js";
import type { Literal } from "./literal.js";
import type { LocatedFinding } from "./located-finding.js";

/** What a literal has to do with the comparisons of its file. */
export interface Comparison {
  /** The text, where others are compared with it. */
  readonly compared?: string;
  readonly rewrites: readonly Rewrite[];
}

/** A safe fix of an identifier, which makes another text of it. */
interface Rewrite {
  readonly finding: LocatedFinding;
  /** The identifier up to the first character that is changed, with that. */
  readonly beginning: string;
}

const noRewrites: readonly Rewrite[] = [];

/** What a literal, with what was found in it, has to do with comparisons: nothing for most. */
export function comparisonsOf(literal: Literal, findings: readonly LocatedFinding[]): Comparison[] {
  if (isCompared(literal)) return comparisonWith(literal.text.slice(0, unknownStart(literal)));
  const rewrites = findings.flatMap((finding) => rewriteBy(finding, literal));
  return rewrites.length === 0 ? [] : [{ rewrites }];
}

/** Whether programs look at the literal where it stands, or hold others against it: no safe fix changes it. */
function isCompared({ place: { tier }, open }: Literal): boolean {
  return (tier === "inspected" || tier === "opaque-name") && open?.before !== true;
}

function comparisonWith(text: string): Comparison[] {
  return mayBeChanged.test(text) ? [{ compared: copyOf(text), rewrites: noRewrites }] : [];
}

/** What safe fixes change: capital letters, and what is percent-encoded. */
const mayBeChanged = /[A-Z%]/u;

function rewriteBy(finding: LocatedFinding, { map, text }: Literal): Rewrite[] {
  const edit = finding.fixes.find(({ safety }) => safety === "safe")?.edits[0];
  if (edit === undefined) return [];
  const isBefore = (offset: number) => map.toSource({ start: offset, end: offset + 1 }).start < edit.span.start;
  const start = lowerBound(text.length, isBefore);
  const unchanged = start + differenceStart(text.slice(start), edit.text);
  return [{ finding, beginning: copyOf(text.slice(0, unchanged + 1)) }];
}

/**
 * The findings whose safe fix changes what the file compares: after that of `const home = "HTTP://a/"`, `url === "HTTP://a/"`
 * and `url.startsWith("HTTP://a")`, which stay as they are, would say something else of `home`.
 */
export function comparedFindings(comparisons: readonly Comparison[]): ReadonlySet<LocatedFinding> {
  const rewrites = comparisons.flatMap((comparison) => comparison.rewrites);
  if (rewrites.length === 0) return new Set();
  const compared = comparisons.flatMap(({ compared: text }) => text ?? []).sort();
  const isOneLike = ({ beginning }: Rewrite): boolean => {
    const next = lowerBound(compared.length, (index) => (compared[index] ?? "") < beginning);
    return compared[next]?.startsWith(beginning) === true;
  };
  return new Set(rewrites.filter(isOneLike).map(({ finding }) => finding));
}

/** The finding with fixes that are for a person to choose. */
export function withoutSafeFixes(finding: LocatedFinding): LocatedFinding {
  return { ...finding, fixes: finding.fixes.map((fix) => ({ ...fix, safety: "suggestion" })) };
}
