import type { Source } from "../../../../text/changing-text.js";
import { lezerCommon, type Tree, type TreeBuffer } from "../../../grammars.cjs";
import type { Trail } from "./trail.js";

/** How a node came about. Where the same holds again before the same text, the parser would make the same node. */
export interface Origin {
  readonly state: number;
  /** Whether a line had ended before the first token; left out if a line ends within the comments before it. */
  readonly context: unknown;
  /** Where its first token begins, from its own beginning; comments and white space may stand before that. */
  readonly first: number;
  readonly effort: number;
  /** How far beyond the node's end the parser looked. */
  readonly lookAhead: number;
}

const origins = new WeakMap<Tree, Origin>();

/** Nothing for a node that depends on more than its text and what the parser was in before it. */
export function originOf(tree: Tree): Origin | undefined {
  return origins.get(tree);
}

/** Keeps of the nodes that a parse made how they came about. */
export function noteOrigins(root: Tree, text: Source, trail: Trail): void {
  noteChildren(root, 0, { text, trail });
}

interface Way {
  readonly text: Source;
  readonly trail: Trail;
}

/** The answer is how far beyond the end of the tree something within it made the parser look. */
function noteChildren(tree: Tree, start: number, way: Way): number {
  let lookAhead = tree.prop(lezerCommon().NodeProp.lookAhead) ?? 0;
  for (const [index, child] of tree.children.entries()) {
    if (!isTree(child)) continue;
    const offset = tree.positions[index] ?? 0;
    const beyond = originOf(child)?.lookAhead ?? noteTree(child, start + offset, way);
    lookAhead = Math.max(lookAhead, offset + child.length + beyond - tree.length);
  }
  return lookAhead;
}

function noteTree(tree: Tree, start: number, way: Way): number {
  const lookAhead = noteChildren(tree, start, way);
  const origin = canStandAlone(tree) ? originAt(tree, start, way) : undefined;
  if (origin !== undefined) origins.set(tree, { ...origin, lookAhead });
  return lookAhead;
}

/** What could become the left part of something longer is no such node: Lezer counts how long that gets. */
function canStandAlone({ type, children }: Tree): boolean {
  if (type.isError || children.length === 0) return false;
  return type.isAnonymous || !/(?:Expression|Type|Comment)$/u.test(type.name);
}

function originAt(tree: Tree, start: number, { text, trail }: Way): Omit<Origin, "lookAhead"> | undefined {
  const end = start + tree.length;
  const first = tree.type.isAnonymous ? firstToken(tree, start, text) : start;
  const situation = first === undefined ? undefined : trail.situationAt(first);
  if (first === undefined || situation === undefined || !trail.isSettled(first, end, situation.depth)) return undefined;
  const { state, context } = situation;
  const hasLineEnd = /[\r\n\u2028\u2029]/u.test(text.slice(start, first));
  const effort = trail.effortBetween(first, end);
  return { state, context: hasLineEnd ? undefined : context, first: first - start, effort };
}

/** A repetition begins with the white space and comments before its first token. */
function firstToken(tree: Tree, start: number, text: Source): number | undefined {
  let at = start;
  for (const [index, child] of tree.children.entries()) {
    const from = start + (tree.positions[index] ?? 0);
    if (text.slice(at, from).trim() !== "") return undefined;
    if (isTree(child)) {
      const known = originOf(child);
      if (known !== undefined) return from + known.first;
      if (!child.type.name.endsWith("Comment")) return child.type.isAnonymous ? firstToken(child, from, text) : from;
      at = from + child.length;
    } else {
      const found = firstInBuffer(child, from, { at: from, text });
      if (found === undefined || found.isToken) return found?.at;
      at = found.at;
    }
  }
  return undefined;
}

/** The first node of a buffer that is no comment, or where the comments end. */
function firstInBuffer(
  { buffer, set }: TreeBuffer,
  start: number,
  gap: { at: number; readonly text: Source },
): { readonly at: number; readonly isToken: boolean } | undefined {
  let { at } = gap;
  for (let index = 0; index < buffer.length; index = buffer[index + 3] ?? buffer.length) {
    const from = start + (buffer[index + 1] ?? 0);
    if (gap.text.slice(at, from).trim() !== "") return undefined;
    if (set.types[buffer[index] ?? 0]?.name.endsWith("Comment") !== true) return { at: from, isToken: true };
    at = start + (buffer[index + 2] ?? 0);
  }
  return { at, isToken: false };
}

export function isTree(node: unknown): node is Tree {
  return node instanceof lezerCommon().Tree;
}
