import { parseForESLint } from "@typescript-eslint/parser";
import {
  estreeSite,
  plainLiteralsOf,
  rawLiteralOf,
  type EstreeNode,
} from "../../packages/core/dist/documents/index.js";
import type { Works } from "./works.js";

/** What a parser makes of a node has any members. */
type Node = Record<string, unknown> & EstreeNode;

/** The functions that read a tree of ESLint's, each on all nodes of one. */
export const treeWorks: Works = {
  estreeSite: (text) => nodesOf(text).map((node) => estreeSite(node)),
  plainLiteralsOf: (text) => {
    const isPlain = plainLiteralsOf(text);
    return nodesOf(text).map((node) => isPlain(node));
  },
  rawLiteralOf: (text) => nodesOf(text).map((node) => rawLiteralOf(node, text)),
};

/** A tree, and the members of its nodes that are nodes themselves. They are given by index: looking nodes up would take longer than what is measured. */
interface Tree {
  readonly nodes: readonly Node[];
  readonly links: readonly Link[];
}

interface Link {
  readonly from: number;
  readonly member: string;
  /** In a list, nothing where an element of an array is left out. */
  readonly to: number | readonly (number | undefined)[];
}

const trees = new Map<string, Tree>();

/** Copies of the nodes, since what is known of a tree is kept by its nodes. Parsing is not ours, and done once. */
function nodesOf(text: string): readonly Node[] {
  const tree = trees.get(text) ?? linked(parse(text));
  trees.set(text, tree);
  const copies = tree.nodes.map((node) => ({ ...node }));
  for (const { from, member, to } of tree.links) {
    const copy = copies[from];
    if (copy === undefined) continue;
    copy[member] =
      typeof to === "number" ? copies[to] : to.map((index) => (index === undefined ? null : copies[index]));
  }
  return copies;
}

function linked(nodes: readonly Node[]): Tree {
  const indices = new Map<unknown, number>(nodes.map((node, index) => [node, index]));
  const links: Link[] = [];
  for (const [from, node] of nodes.entries()) {
    for (const [member, value] of Object.entries(node)) {
      const to = Array.isArray(value) ? value.map((each) => indices.get(each)) : indices.get(value);
      if (to === undefined || (Array.isArray(to) && to.every((index) => index === undefined))) continue;
      links.push({ from, member, to });
    }
  }
  return { nodes, links };
}

/**
 * All nodes of the tree of a text, each with its parent. The parser calls itself for each level; `npm run bench` starts
 * Node.js with a stack that is deep enough for the longest text, which is measured where a shorter one seems to take too long.
 */
function parse(text: string): readonly Node[] {
  const { ast, visitorKeys } = parseForESLint(text, { range: true, filePath: "a.ts" });
  const nodes: Node[] = [];
  const stack = [{ ...ast, parent: null } as unknown as Node];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    nodes.push(node);
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat() as (Node | null | undefined)[]) {
        if (child) stack.push(Object.assign(child, { parent: node }));
      }
    }
  }
  return nodes;
}
