import assert from "node:assert/strict";
import { javascriptGrammar, type Tree } from "../../../grammars.cjs";
import { parseAfresh, parseAgain } from "./incremental.js";
import { lineEndTracker } from "./line-end-tracker.js";
import { isTree } from "./origins.js";

const grammar = javascriptGrammar();
const parser = grammar.configure({ dialect: "ts", bufferLength: 64, ...lineEndTracker(grammar) });
const text = Array.from({ length: 2_000 }, (_, index) => `const f${index} = (a) => fetch("b://c/" + a); // d\n`).join(
  "",
);

describe("a tree after edits", () => {
  it("has few new nodes, also after many edits at many places", () => {
    let most = 0;
    let before = parseAfresh(parser, text)!;
    for (let key = 0; key < 40; key++) {
      const at = text.indexOf("\n", (text.length / 50) * (key % 20)) + 1;
      const typed = `${text.slice(0, at)} ${text.slice(at)}`;
      for (const change of [
        { text: typed, start: at, end: at, newLength: 1 },
        { text, start: at, end: at + 1, newLength: 0 },
      ]) {
        const after = parseAgain(parser, before, change.text, [change])!;
        const known = nodesOf(before.tree);
        const added = [...nodesOf(after.tree)].filter((node) => !known.has(node)).length;
        most = Math.max(most, added);
        before = after;
      }
    }
    assert.ok(most < 40, `${most} new nodes of ${nodesOf(before.tree).size}`);
  });
});

function nodesOf(tree: Tree): Set<Tree> {
  const nodes = new Set([tree]);
  for (const node of nodes) for (const child of node.children) if (isTree(child)) nodes.add(child);
  return nodes;
}
