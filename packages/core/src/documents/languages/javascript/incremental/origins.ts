import type { Source } from "../../../../text/changing-text.js";
import { lezerCommon, type Tree, type TreeBuffer } from "../../../grammars.cjs";
import type { Trail } from "./trail.js";

/** The parser's state before a node was parsed: in the same state, the parser makes the same node of the same text. */
export interface Origin {
  readonly state: number;
  /** Whether a line ended before the first token; absent if a line ends within the comments before it. */
  readonly context: unknown;
  /** The offset of its first token within the node, behind comments and white space. */
  readonly first: number;
  readonly effort: number;
  /** How far behind the node's end the parser looked ahead, in UTF-16 code units. */
  readonly lookAhead: number;
  /** The states of the whole stack, if the node holds an error, from which the parser recovered. */
  readonly states: readonly number[] | undefined;
}

const origins = new WeakMap<Tree, Origin>();

/** The origin of a node; undefined if the node depends on more than its text and the state before it. */
export function originOf(tree: Tree): Origin | undefined {
  return origins.get(tree);
}

/** Records the origins of the nodes that a parse made. */
export function noteOrigins(root: Tree, text: Source, trail: Trail): void {
  noteChildren(root, 0, { text, trail, reachBehind: reachBehind(text) });
}

interface Way {
  readonly text: Source;
  readonly trail: Trail;
  readonly reachBehind: (end: number) => number;
}

/** Records the origins below a tree; returns how far behind the tree's end the parser looked while reading it. */
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
  if (origin === undefined) return lookAhead;
  const beyond = Math.max(lookAhead, origin.lookAhead);
  origins.set(tree, { ...origin, lookAhead: beyond });
  return beyond;
}

/** A node that could become the left part of a longer one is excluded, since Lezer counts the length of such chains. */
function canStandAlone({ type, children }: Tree): boolean {
  if (type.isError || children.length === 0) return false;
  return type.isAnonymous || !/(?:Expression|Type|Comment)$/u.test(type.name);
}

function originAt(tree: Tree, start: number, { text, trail, reachBehind }: Way): Origin | undefined {
  const end = start + tree.length;
  const first = tree.type.isAnonymous ? firstToken(tree, start, text) : start;
  const situation = first === undefined ? undefined : trail.situationAt(first);
  const dependence = situation && trail.dependenceBetween(first ?? start, end, situation.depth);
  if (first === undefined || situation === undefined || dependence === undefined) return undefined;
  const { state, context } = situation;
  const hasLineEnd = /[\r\n\u2028\u2029]/u.test(text.slice(start, first));
  const effort = trail.effortBetween(first, end);
  return {
    state,
    context: hasLineEnd ? undefined : context,
    first: first - start,
    effort,
    lookAhead: Math.max(dependence.lookAhead, reachBehind(end)) - end,
    states: dependence.states,
  };
}

/** Whitespace and comments between two tokens. */
const betweenTokens = /(?:\s|\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/uy;

/**
 * The longest token that can continue an expression, such as `instanceof`, with room for more, in UTF-16 code units.
 */
const longestOperator = 25;

/**
 * How far the token behind a node reaches, with which the parser ended it; beyond the end of the text, if it may end with that.
 * Lezer records this only for nodes that it makes afterwards. All nodes that end at one offset ask for the same.
 */
function reachBehind(text: Source): Way["reachBehind"] {
  let latest = { end: -1, reach: -1 };
  return (end) => {
    if (latest.end !== end) latest = { end, reach: Math.min(gapEnd(text, end) + longestOperator, text.length + 1) };
    return latest.reach;
  };
}

function gapEnd(text: Source, offset: number): number {
  for (let length = 64; ; length *= 8) {
    const behind = text.slice(offset, offset + length);
    betweenTokens.lastIndex = 0;
    const found = betweenTokens.exec(behind)?.[0].length ?? 0;
    if (offset + length >= text.length || (found < behind.length && !behind.startsWith("/*", found)))
      return offset + found;
  }
}

/** A repetition includes the white space and comments before its first token. */
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

/** The first node of a buffer that is no comment, or the end of the comments. */
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
