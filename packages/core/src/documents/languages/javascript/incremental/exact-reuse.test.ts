import assert from "node:assert/strict";
import { javascriptGrammar, type Tree } from "../../../grammars.cjs";
import { parseAfresh, parseAgain } from "./incremental.js";
import { lineEndTracker } from "./line-end-tracker.js";
import { isTree } from "./origins.js";

const grammar = javascriptGrammar();
const parser = grammar.configure({ dialect: "ts", bufferLength: 64, ...lineEndTracker(grammar) });

interface Row {
  /** What is repeated, with a number for `N`. */
  readonly repeated: string;
  readonly times: number;
  /** So many nodes may be new after a keystroke. */
  readonly most: number;
}

const rows: Readonly<Record<string, Row>> = {
  statements: { repeated: 'const fN = (a) => fetch("b://c/" + a); // d\n', times: 2_000, most: 40 },
  "declarations, whose first word may be a name": {
    repeated: `/**\n * A\n */\ninterface AN extends B {
  /** Says what it is, in a comment that is longer than a token, and more than one of them is. */
  readonly a: string; get: number; new(b: string): AN;
}\n\ndeclare var AN: { prototype: AN; };\ntype BN = AN;\nabstract class CN { static a = 1; async b() { await c; } }\n`,
    times: 150,
    most: 94,
  },
  "statements with one that Lezer does not know": {
    repeated: `const fN = (a) => fetch("b://c/" + a);\n${"g(h, 'i://j');\n".repeat(20)}export { type AN, b } from "./eN.js"\n`,
    times: 150,
    most: 74,
  },
};

describe("a tree after edits", () => {
  for (const [name, { repeated, times, most }] of Object.entries(rows))
    it(`has few new nodes, also after many edits at many places: ${name}`, () => {
      const text = Array.from({ length: times }, (_, index) => repeated.replaceAll("N", String(index))).join("");
      let added = 0;
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
          added = Math.max(added, [...nodesOf(after.tree)].filter((node) => !known.has(node)).length);
          before = after;
        }
      }
      assert.ok(added < most, `${added} new nodes of ${nodesOf(before.tree).size}`);
    });
});

function nodesOf(tree: Tree): Set<Tree> {
  const nodes = new Set([tree]);
  for (const node of nodes) for (const child of node.children) if (isTree(child)) nodes.add(child);
  return nodes;
}
