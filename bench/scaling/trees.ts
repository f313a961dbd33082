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

const parsed = new Map<string, readonly Node[]>();

/** Copies of the nodes, since what is known of a tree is kept by its nodes. Parsing is not ours, and done once. */
function nodesOf(text: string): readonly Node[] {
  const nodes = parsed.get(text) ?? parse(text);
  parsed.set(text, nodes);
  const copies = new Map<unknown, Node>(nodes.map((node) => [node, { ...node }]));
  for (const copy of copies.values()) {
    for (const [name, value] of Object.entries(copy)) {
      copy[name] = Array.isArray(value) ? value.map((each) => copies.get(each) ?? (each as unknown)) : value;
      copy[name] = copies.get(value) ?? copy[name];
    }
  }
  return [...copies.values()];
}

/** All nodes of the tree of a text, each with its parent. */
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
