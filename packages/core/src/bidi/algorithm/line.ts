import { BidiClass, classSet, isIn } from "../bidi-class.js";
import type { Level } from "./isolates.js";
import { removedClasses } from "./isolating-run-sequences.js";

const separators = classSet(BidiClass.B, BidiClass.S);
const trailing = removedClasses | classSet(BidiClass.WS, BidiClass.LRI, BidiClass.RLI, BidiClass.FSI, BidiClass.PDI);

/** Characters side by side that have one level; indices of characters, half-open. */
export interface LevelRun {
  readonly start: number;
  readonly end: number;
  readonly level: Level;
}

/** Gives separators, and white space before them and at the end of the line, the paragraph's level (UAX #9 L1), in place. */
export function resetTrailingLevels(classes: Uint8Array, levels: Uint8Array, paragraphLevel: Level): void {
  let atEnd = true;
  for (let index = classes.length - 1; index >= 0; index--) {
    const type = classes[index];
    atEnd = isIn(separators, type) || (atEnd && isIn(trailing, type));
    if (atEnd) levels[index] = paragraphLevel;
  }
}

/** The runs of a line in the order of the text. */
export function runsOf(levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = [];
  let start = 0;
  for (let end = 1; end <= levels.length; end++) {
    const level = levels[start] ?? 0;
    if (end < levels.length && levels[end] === level) continue;
    runs.push({ start, end, level });
    start = end;
  }
  return runs;
}

/** The runs of a line from left to right (UAX #9 L2). */
export function reorderRuns(runs: readonly LevelRun[]): LevelRun[] {
  const ordered = [...runs];
  const levels = ordered.map(({ level }) => level);
  const highest = Math.max(0, ...new Set(levels));
  const lowestOdd = Math.min(...new Set(levels.map((level) => level | 1)));
  for (let level = highest; level >= lowestOdd; level--) reverseFrom(ordered, level);
  return ordered;
}

/** Reverses every stretch of runs that have the level or a higher one. */
function reverseFrom(runs: LevelRun[], level: Level): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end++;
    for (let low = start, high = end - 1; low < high; low++, high--) swap(runs, low, high);
    start = Math.max(start, end);
  }
}

function swap(runs: LevelRun[], one: number, other: number): void {
  const [first, second] = [runs[one], runs[other]];
  if (first === undefined || second === undefined) return;
  runs[one] = second;
  runs[other] = first;
}
