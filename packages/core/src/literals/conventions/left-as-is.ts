import type { Code } from "../../findings/code.js";

/**
 * What is known of a literal, of the place in it where something is found, and of its document.
 * - `by-beginning`: only the beginning of the text says that it is an identifier; other text may follow it.
 * - `composed-query`: the query or the fragment of an address that a program puts together, which is encoded as it is sent.
 * - `many`: many literals of the document have such a finding: one is a slip, many are how its author writes.
 */
export type Circumstance = "by-beginning" | "composed-query" | "many";

/**
 * Where most people leave what a check finds as it is, so that it is told with strict settings only. That rests on judged
 * reports (`docs/strangers.md`): of `many` on those of 35 pairs of a repository and a code, of `by-beginning` on those of 20
 * repositories, of `composed-query` on those of five, where nobody would have mended any. A space is none of them, since
 * some programs that fetch addresses refuse it.
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
