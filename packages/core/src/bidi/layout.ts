import type { Span } from "../findings/span.js";
import { charactersOf, slice, type Characters } from "./algorithm/characters.js";
import type { Level } from "./algorithm/isolates.js";
import { reorderRuns, resetTrailingLevels, runsOf, type LevelRun } from "./algorithm/line.js";
import { paragraphLevels } from "./algorithm/paragraph.js";
import { BidiClass, classSet, isIn } from "./bidi-class.js";
import { mirrorImage } from "./mirroring.js";
import { requireOption, requireOptions } from "../text/require-option.js";
import { requireText } from "../text/require-text.js";

export type ParagraphDirection = "ltr" | "rtl";

export interface BidiLayoutOptions {
  /** The direction of the paragraph; `"ltr"` if not given. */
  readonly paragraph?: ParagraphDirection;
}

/** Characters side by side that have one embedding level. */
export interface BidiRun extends Span {
  readonly level: number;
}

/** How a text is displayed on one line. */
export interface BidiLayout {
  /** One embedding level per UTF-16 code unit; odd levels are right to left. */
  readonly levels: readonly number[];
  /** Where the characters start in the text, from left to right. */
  readonly order: readonly number[];
  /** The characters from left to right, those at odd levels replaced by their mirror images. */
  readonly visual: string;
  /** The runs of equal level in the order of the text. */
  readonly runs: readonly BidiRun[];
}

// Without one of these, everything in a left-to-right paragraph has level 0.
const raising = classSet(
  BidiClass.R,
  BidiClass.AL,
  BidiClass.AN,
  BidiClass.LRE,
  BidiClass.LRO,
  BidiClass.RLE,
  BidiClass.RLO,
  BidiClass.LRI,
  BidiClass.RLI,
  BidiClass.FSI,
);

/**
 * Lays a text out by the Unicode Bidirectional Algorithm (UAX #9, without L3) in a paragraph of the given direction,
 * `"ltr"` by default. Characters that the algorithm removes (X9) stay, at the level of what precedes them. A paragraph
 * separator ends a paragraph; each paragraph is laid out by itself, in the same direction, and the next one follows it.
 */
export function bidiLayout(text: string, options: BidiLayoutOptions = {}): BidiLayout {
  const { paragraph = "ltr" } = requireOptions(options);
  requireText(text);
  requireOption("paragraph", paragraph, ["ltr", "rtl"]);
  const characters = charactersOf(text);
  const { levels, line } = layOut(characters, paragraph === "ltr" ? 0 : 1);
  const offsetOf = (index: number): number => characters.starts[index] ?? text.length;
  const order: number[] = [];
  let visual = "";
  for (const run of line) {
    for (const index of indicesFromLeft(run)) order.push(offsetOf(index));
    visual += display(text.slice(offsetOf(run.start), offsetOf(run.end)), run.level);
  }
  const runs = runsOf(levels).map(({ start, end, level }) => ({ start: offsetOf(start), end: offsetOf(end), level }));
  return { levels: unitLevels(runs), order, visual, runs };
}

interface LaidOutLine {
  /** One level per character. */
  readonly levels: Uint8Array;
  /** The runs from left to right. */
  readonly line: readonly LevelRun[];
}

function layOut(characters: Characters, paragraphLevel: Level): LaidOutLine {
  const { classes } = characters;
  const levels = new Uint8Array(classes.length);
  if (paragraphLevel === 0 && !mayRaise(classes)) return { levels, line: runsOf(levels) };
  const line: LevelRun[] = [];
  for (let start = 0; start < classes.length;) {
    const separator = classes.indexOf(BidiClass.B, start);
    const end = separator < 0 ? classes.length : separator + 1;
    const paragraph = slice(characters, start, end);
    const resolved = paragraphLevels(paragraph, paragraphLevel);
    resetTrailingLevels(paragraph.classes, resolved, paragraphLevel);
    levels.set(resolved, start);
    for (const run of reorderRuns(runsOf(resolved)))
      line.push({ start: run.start + start, end: run.end + start, level: run.level });
    start = end;
  }
  return { levels, line };
}

function mayRaise(classes: Uint8Array): boolean {
  for (let index = 0; index < classes.length; index++) if (isIn(raising, classes[index])) return true;
  return false;
}

function indicesFromLeft({ start, end, level }: LevelRun): number[] {
  const indices: number[] = [];
  if (level % 2 === 0) for (let index = start; index < end; index++) indices.push(index);
  else for (let index = end - 1; index >= start; index--) indices.push(index);
  return indices;
}

/** A run from left to right, with mirror images at odd levels (UAX #9 L4). */
function display(run: string, level: Level): string {
  return level % 2 === 0 ? run : Array.from(run, mirrorImage).reverse().join("");
}

function unitLevels(runs: readonly BidiRun[]): number[] {
  const levels: number[] = [];
  for (const { start, end, level } of runs) for (let offset = start; offset < end; offset++) levels.push(level);
  return levels;
}
