import type { Code } from "../../findings/code.js";

/**
 * The circumstances of a finding: of its literal, of the place in it, and of the document.
 * - `by-beginning`: only the beginning of the text says that it is an identifier; other text may follow it.
 * - `unread`: nothing that reads such an identifier is known to get it: only a name or its beginning tells of it.
 * - `composed-query`: the query or the fragment of an address that a program concatenates, and encodes when it sends
 *   it.
 * - `many`: many literals of the document have such a finding: one is a typing error, many are how its author writes.
 */
export type Circumstance = "by-beginning" | "unread" | "composed-query" | "many";

/**
 * The circumstances in which most people leave what a check finds as it is, so that it is reported only with strict
 * settings. The evidence are judged reports (`docs/strangers.md`) and repairs in the history of projects
 * (`docs/repairs.md`); `docs/decisions/many-are-a-habit.md` has the figures.
 */
const circumstancesOf: ReadonlyMap<Code, readonly Circumstance[]> = new Map<Code, readonly Circumstance[]>([
  ["character-backslash", ["by-beginning", "many"]],
  ["character-excluded", ["composed-query", "many"]],
  ["character-misplaced-delimiter", ["by-beginning", "many"]],
  ["data-malformed", ["unread"]],
  ["percent-triplet-malformed", ["many"]],
  ["text-surrounding-whitespace", ["by-beginning"]],
  ["text-trailing-punctuation", ["by-beginning", "many"]],
  ["urn-malformed", ["unread"]],
]);

/** Whether findings of a code are left as they are in some circumstance. */
export function isLeftIn(circumstance: Circumstance, code: Code): boolean {
  return circumstancesOf.get(code)?.includes(circumstance) === true;
}
