import { beginsIriref } from "../../../literals/locating/index.js";

/** What precedes a `<`. */
export interface PrecedingTokens {
  /** The last code unit of the previous token; empty at the beginning. */
  readonly before: string;
  /** The number of open parentheses. */
  readonly depth: number;
}

/**
 * Whether `<` is the operator. By the rule of the longest match it is not where an IRIREF stands; a broken identifier,
 * which is no IRIREF, is told from the operator by what precedes it: an operand, in parentheses.
 */
export function isLessThan(text: string, offset: number, { before, depth }: PrecedingTokens): boolean {
  if (text[offset + 1] === "=") return true;
  if (beginsIriref(text, offset)) return false;
  return depth > 0 && /[\w)"'>\]]|[^\0-\x7F]/u.test(before);
}

/**
 * Whether `<` begins an arrow of Notation3: `<=` says what a formula follows from, and `<-` turns a predicate round, where
 * the longest token is no IRIREF.
 */
export function isArrow(text: string, offset: number): boolean {
  if (text[offset + 1] === "=") return true;
  return text[offset + 1] === "-" && !beginsIriref(text, offset);
}

/** Whether `<` among the facets of a datatype is one itself: `[< 10]` — OWL 2 Manchester Syntax §2.3 */
export function isFacet(text: string, offset: number): boolean {
  return text[offset + 1] === "=" || !beginsIriref(text, offset);
}
