import type { Code } from "../../findings/code.js";

/**
 * The circumstances of a finding: of its literal, of the place in it, and of the document.
 * - `by-beginning`: only the beginning of the text says that it is an identifier; other text may follow it.
 * - `composed-query`: the query or the fragment of an address that a program concatenates, and encodes when it sends
 *   it.
 * - `many`: many literals of the document have such a finding: one is a typing error, many are how its author writes.
 */
export type Circumstance = "by-beginning" | "composed-query" | "many";

/**
 * The circumstances in which most people leave what a check finds as it is, so that it is reported only with strict
 * settings. The evidence are judged reports (`docs/strangers.md`), of which nobody would have mended any: for `many` of
 * 35 pairs of a repository and a code, for `by-beginning` of 20 repositories, for `composed-query` of five. Spaces are
 * not among them, since some programs that fetch addresses refuse them.
 */
const circumstancesOf: ReadonlyMap<Code, readonly Circumstance[]> = new Map<Code, readonly Circumstance[]>([
  ["character-backslash", ["by-beginning", "many"]],
  ["character-excluded", ["composed-query", "many"]],
  ["character-misplaced-delimiter", ["by-beginning", "many"]],
  ["percent-triplet-malformed", ["many"]],
  ["text-trailing-punctuation", ["by-beginning", "many"]],
]);

/** Whether findings of a code are left as they are in some circumstance. */
export function isLeftIn(circumstance: Circumstance, code: Code): boolean {
  return circumstancesOf.get(code)?.includes(circumstance) === true;
}
