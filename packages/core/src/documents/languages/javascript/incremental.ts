import type { Span } from "../../../span.js";
import { lezerCommon, type LRParser, type Tree, type TreeFragment } from "../../grammars.cjs";
import type { Change } from "../../reading.js";
import { parseBounded } from "./bounded-parse.js";
import { readTree, type TreeReading } from "./lezer-reading.js";

/** A text with its tree and what is in it. */
export interface Parsed {
  readonly text: string;
  readonly tree: Tree;
  readonly reading: TreeReading;
  /** What errors made doubtful, which is parsed again with every change. */
  readonly doubts: readonly Span<"source">[];
}

/** Nothing, if Lezer cannot cope with the text. */
export function parseAfresh(parser: LRParser, text: string): Parsed | undefined {
  return parse(parser, text, []);
}

/**
 * Parses what changes touch and what errors made doubtful, and takes over the rest. Lezer promises no more than that the
 * tree fits the text; in texts with many errors it may, very rarely, be another one than the text alone would give.
 */
export function parseAgain(
  parser: LRParser,
  before: Parsed,
  text: string,
  changes: readonly Change[],
): Parsed | undefined {
  return parse(parser, text, unchanged(before, text, changes));
}

function parse(parser: LRParser, text: string, fragments: readonly TreeFragment[]): Parsed | undefined {
  const parsed = parseBounded(parser, text, fragments);
  return parsed && { text, ...parsed, reading: readTree(parsed.tree, text) };
}

/** The fragments of a tree outside changes and doubts, if they do stand in the new text. */
function unchanged(
  { tree, text, doubts }: Parsed,
  newText: string,
  changes: readonly Change[],
): readonly TreeFragment[] {
  const { TreeFragment } = lezerCommon();
  const doubted = doubts.map(({ start, end }) => ({ fromA: start, toA: end, fromB: start, toB: end }));
  const fragments = changes.reduce(
    (kept, { start, end, newLength }) =>
      TreeFragment.applyChanges(kept, [{ fromA: start, toA: end, fromB: start, toB: start + newLength }]),
    TreeFragment.applyChanges(TreeFragment.addTree(tree), doubted),
  );
  return fragments.filter(
    ({ from, to, offset }) =>
      to <= newText.length && newText.slice(from, to) === text.slice(from + offset, to + offset),
  );
}
