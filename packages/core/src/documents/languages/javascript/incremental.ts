import { lezerCommon, type LRParser, type Tree, type TreeFragment } from "../../grammars.cjs";
import type { Change } from "../../reading.js";
import type { ChangedRange } from "../../grammars.cjs";
import { parseBounded } from "./bounded-parse.js";
import { readTree, type TreeReading } from "./lezer-reading.js";

/** A text with its tree and what is in it. */
export interface Parsed {
  readonly text: string;
  readonly tree: Tree;
  readonly reading: TreeReading;
}

/**
 * How far an error is felt, in UTF-16 units and in nodes, whichever is further. After an error Lezer tries several ways
 * to go on, and which of them wins can depend on whether it reads tokens or takes over whole nodes: within this reach
 * it has to read tokens.
 */
const unitsInReach = 200;
const nodesInReach = 40;

/** Nothing, if Lezer cannot cope with the text. */
export function parseAfresh(parser: LRParser, text: string): Parsed | undefined {
  const tree = parseBounded(parser, text, []);
  return tree && { text, tree, reading: readTree(tree, text) };
}

/** Parses only what changes touch or errors reach; the tree is the one that the text alone would give. */
export function parseAgain(
  parser: LRParser,
  before: Parsed,
  text: string,
  changes: readonly Change[],
): Parsed | undefined {
  let fragments = unchanged(before, text, changes);
  for (;;) {
    const tree = parseBounded(parser, text, fragments);
    if (tree === undefined) return undefined;
    const reading = readTree(tree, text);
    const clear = outOfReach(fragments, tree, reading);
    if (lengthOf(clear) === lengthOf(fragments)) return { text, tree, reading };
    fragments = clear;
  }
}

/** The fragments of a tree outside changes, if they do stand in the new text. */
function unchanged({ tree, text }: Parsed, newText: string, changes: readonly Change[]): readonly TreeFragment[] {
  const { TreeFragment } = lezerCommon();
  const fragments = changes.reduce(
    (kept, { start, end, newLength }) =>
      TreeFragment.applyChanges(kept, [{ fromA: start, toA: end, fromB: start, toB: start + newLength }]),
    TreeFragment.addTree(tree),
  );
  return fragments.filter(
    ({ from, to, offset }) =>
      to <= newText.length && newText.slice(from, to) === text.slice(from + offset, to + offset),
  );
}

/** The parts of fragments that no error reaches, but for errors that were taken over with all that they reach. */
function outOfReach(
  fragments: readonly TreeFragment[],
  tree: Tree,
  { errors, keptUntil }: TreeReading,
): readonly TreeFragment[] {
  const changes: ChangedRange[] = [];
  for (const error of errors) {
    const end = reachOf(error, tree);
    if (end <= (keptUntil.get(error) ?? -1)) continue;
    const last = changes.at(-1);
    if (last !== undefined && error <= last.toA) last.toA = last.toB = Math.max(last.toA, end);
    else changes.push({ fromA: error, toA: end, fromB: error, toB: end });
  }
  return changes.length === 0 ? fragments : lezerCommon().TreeFragment.applyChanges(fragments, changes);
}

function reachOf(error: number, tree: Tree): number {
  const cursor = tree.cursorAt(error, 1);
  for (let count = 0; count < nodesInReach; count++) {
    if (!cursor.next()) return tree.length;
  }
  return Math.max(cursor.from, error + unitsInReach);
}

function lengthOf(fragments: readonly TreeFragment[]): number {
  return fragments.reduce((length, { from, to }) => length + to - from, 0);
}
