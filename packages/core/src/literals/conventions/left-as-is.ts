import type { Code } from "../../findings/code.js";

/**
 * The circumstances of a finding: of its literal, of the place in it, and of the document.
 * - `by-beginning`: only the beginning of the text says that it is an identifier; other text may follow it.
 * - `by-beginning-in-program`: the same in a string of a program, which is handed to nothing known: what is searched
 *   for, shown, or put together with other text.
 * - `unread`: nothing that reads such an identifier is known to get it: only a name or its beginning tells of it.
 * - `composed-query`: the query or the fragment of an address that a program concatenates, and encodes when it sends
 *   it.
 * - `many`: many literals of the document have such a finding: one is a typing error, many are how its author writes.
 */
export type Circumstance = "by-beginning" | "by-beginning-in-program" | "unread" | "composed-query" | "many";

/**
 * The circumstances in which most people leave what a check finds as it is, so that it is reported only with strict
 * settings. The evidence are judged reports (`docs/strangers.md`) and repairs in the history of projects
 * (`docs/repairs.md`); `docs/decisions/many-are-a-habit.md` has the figures.
 */
const circumstancesOf: ReadonlyMap<Code, readonly Circumstance[]> = new Map<Code, readonly Circumstance[]>([
  ["character-backslash", ["by-beginning", "many"]],
  ["character-excluded", ["by-beginning-in-program", "composed-query", "many"]],
  ["character-misplaced-delimiter", ["by-beginning", "many"]],
  ["character-space", ["by-beginning-in-program"]],
  ["data-malformed", ["unread"]],
  ["percent-triplet-malformed", ["by-beginning-in-program", "many"]],
  ["text-trailing-punctuation", ["by-beginning", "many"]],
  ["urn-malformed", ["unread"]],
]);

/** Whether findings of a code are left as they are in some circumstance. */
export function isLeftIn(circumstance: Circumstance, code: Code): boolean {
  return circumstancesOf.get(code)?.includes(circumstance) === true;
}
