import type { Source } from "../../../../text/changing-text.js";
import { lengthInCommon } from "../../../../literals/locating/index.js";
import { lezerCommon, type LRParser, type Tree, type TreeFragment } from "../../../grammars.cjs";
import type { DocumentChange } from "../../../reading.js";
import { parseBounded } from "./bounded-parse.js";
import { readTree, type TreeReading } from "../lezer/lezer-reading.js";

/** A text with its syntax tree and what was read from it. */
export interface Parsed {
  readonly text: Source;
  readonly tree: Tree;
  readonly reading: TreeReading;
}

/** Parses a text; undefined if Lezer cannot parse it within bounds. */
export function parseAfresh(parser: LRParser, text: string): Parsed | undefined {
  return parse(parser, text, []);
}

/** The result of parsing the text anew; unchanged parts of the earlier tree are reused. */
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

/** The fragments of a tree outside the changes, if the new text has the same characters there. */
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
