import { isIri } from "../iri/is-iri.js";
import { resolve } from "../iri/resolve.js";
import { comparableForm } from "./comparable-form.js";
import type { NormalizationLevel } from "./normalize.js";
import { requireOption, requireOptions, requireOptionType } from "../text/require-option.js";
import { requireText } from "../text/require-text.js";

export interface CompareOptions {
  /** The rung of the comparison ladder (comparison-02 §4): each finds all that the one before finds, and more. Default: `syntax`. */
  readonly level?: "simple" | NormalizationLevel;
  /** What relative references are resolved against before they are compared; not used on the simple rung. */
  readonly base?: string;
  /** Default: `compare`. `ignore` where only what is fetched counts (RFC 3987 §5.1). */
  readonly fragment?: "compare" | "ignore";
}

export type Equivalence = "equivalent" | "different" | "undetermined";

/**
 * Whether two identifiers are equivalent on a rung of the ladder (comparison-02 §4). The simple rung compares the
 * characters. Above it, text that is not an IRI, or is relative where no base is given, is `undetermined`; all else
 * is compared in URI form, so `ros%C3%A9` equals `rosé`, and never after Unicode normalization.
 *
 * `compare("http://A/%7eb", "http://a/~b", { level: "syntax" })` is `equivalent`.
 */
export function compare(a: string, b: string, options: CompareOptions = {}): Equivalence {
  const { level = "syntax", base, fragment = "compare" } = requireOptions(options);
  requireOption("level", level, ["simple", "syntax", "scheme"]);
  requireOption("fragment", fragment, ["compare", "ignore"]);
  requireOptionType("base", base, "string");
  requireText(a);
  requireText(b);
  const [left, right] = fragment === "ignore" ? [withoutFragment(a), withoutFragment(b)] : [a, b];
  if (level === "simple") return left === right ? "equivalent" : "different";
  const leftForm = resolvedForm(left, level, base);
  const rightForm = resolvedForm(right, level, base);
  if (leftForm === undefined || rightForm === undefined) return "undetermined";
  return leftForm === rightForm ? "equivalent" : "different";
}

/** RFC 3986 appendix B: the fragment begins at the first number sign, whatever stands before it. */
function withoutFragment(text: string): string {
  const numberSign = text.indexOf("#");
  return numberSign === -1 ? text : text.slice(0, numberSign);
}

export interface ComparisonKeyOptions {
  /** Default: `syntax`. */
  readonly level?: NormalizationLevel;
  /** What a relative reference is resolved against. */
  readonly base?: string;
}

/**
 * A text that two identifiers have in common exactly if `compare` says `equivalent` of them on the same rung, for sets and
 * maps. What `compare` leaves undetermined has a key of its own, which no IRI has: a space and the text.
 *
 * `comparisonKey("http://A/ros%c3%a9") === comparisonKey("http://a/rosé")` is true.
 */
export function comparisonKey(text: string, options: ComparisonKeyOptions = {}): string {
  const { level = "syntax", base } = requireOptions(options);
  requireText(text);
  requireOption("level", level, ["syntax", "scheme"]);
  requireOptionType("base", base, "string");
  return resolvedForm(text, level, base) ?? ` ${text}`;
}

function resolvedForm(text: string, level: NormalizationLevel, base: string | undefined): string | undefined {
  // Resolution would remove the dot segments of a path without a root, which are no hierarchy.
  const resolved = base === undefined || isIri(text) ? text : resolvedAgainst(base, text);
  return resolved === undefined ? undefined : comparableForm(resolved, level);
}

function resolvedAgainst(base: string, text: string): string | undefined {
  const result = resolve(text, base);
  return result.ok ? result.value : undefined;
}
