import type { Source } from "../../../../text/changing-text.js";
import { lengthInCommon } from "../../../../literals/locating/index.js";
import { lezerCommon, type LRParser, type Tree, type TreeFragment } from "../../../grammars.cjs";
import type { DocumentChange } from "../../../reading.js";
import { parseBounded } from "./bounded-parse.js";
import { readTree, type TreeReading } from "../lezer/lezer-reading.js";

/** A text with its tree and what is in it. */
export interface Parsed {
  readonly text: Source;
  readonly tree: Tree;
  readonly reading: TreeReading;
}

/** Nothing, if Lezer cannot cope with the text. */
export function parseAfresh(parser: LRParser, text: string): Parsed | undefined {
  return parse(parser, text, []);
}

/** The same as if the text was parsed afresh; what changes do not touch is taken over. */
export function parseAgain(
  parser: LRParser,
  before: Parsed,
  text: Source,
  changes: readonly DocumentChange[],
): Parsed | undefined {
  return parse(parser, text, unchanged(before, text, changes));
}

function parse(parser: LRParser, text: Source, fragments: readonly TreeFragment[]): Parsed | undefined {
  const tree = parseBounded(parser, text, fragments);
  return tree && { text, tree, reading: readTree(tree, text) };
}

/** The fragments of a tree outside changes, if they do stand in the new text. */
function unchanged(
  { tree, text }: Parsed,
  newText: Source,
  changes: readonly DocumentChange[],
): readonly TreeFragment[] {
  const { TreeFragment } = lezerCommon();
  const fragments = changes.reduce(
    (kept, { start, end, newLength }) =>
      TreeFragment.applyChanges(kept, [{ fromA: start, toA: end, fromB: start, toB: start + newLength }]),
    TreeFragment.addTree(tree),
  );
  return fragments.filter(
    ({ from, to, offset }) =>
      to <= newText.length &&
      lengthInCommon({ source: newText, at: from }, { source: text, at: from + offset }, to - from) === to - from,
  );
}
