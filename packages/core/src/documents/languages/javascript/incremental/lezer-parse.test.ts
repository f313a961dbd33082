import assert from "node:assert/strict";
import { javascriptGrammar, lezerCommon } from "../../../grammars.cjs";
import { startParse } from "./lezer-parse.js";

const parser = javascriptGrammar();
const text = `function f() {${'f("a");\n'.repeat(400)}}\n`.repeat(4);
const tree = parser.parse(text);
const parse = startParse(parser, text, lezerCommon().TreeFragment.addTree(tree));
const [stack] = parse.stacks;

/** Every member that Lezer does not publish and this package reads, writes, calls or replaces, with what it is. */
const members: readonly (readonly [owner: string, object: unknown, types: Readonly<Record<string, string>>])[] = [
  [
    "parse",
    parse,
    {
      stacks: "object",
      recovering: "number",
      bigReductionCount: "number",
      lastBigReductionStart: "number",
      lastBigReductionSize: "number",
      fragments: "object",
      tryReuse: "function",
    },
  ],
  ["finder of nodes", parse.fragments, { nodeAt: "function", lastRepeat: "object", lastRepeatPos: "number" }],
  [
    "stack",
    stack,
    {
      state: "number",
      stack: "object",
      pos: "number",
      reducePos: "number",
      context: "boolean",
      buffer: "object",
      score: "number",
      split: "function",
      sameState: "function",
      reduce: "function",
      setLookAhead: "function",
      useNode: "function",
    },
  ],
  ["automaton", parser, { minRepeatTerm: "number", getGoto: "function", context: "object" }],
  ["tracker of line ends", member(parser, "context"), { start: "boolean", shift: "function" }],
];

/** What a member means, where its type says little. */
const meanings: readonly (readonly [sentence: string, holds: () => boolean])[] = [
  ["a stack has three numbers for each state below the one on top", hasThreeNumbersForEachState],
  ["a parse asks 'tryReuse' about the nodes that it could take over", asksAboutNodes],
];

describe("what Lezer does not publish (see lezer-parse.ts if a new version lacks it)", () => {
  for (const [owner, object, types] of members)
    for (const [name, type] of Object.entries(types))
      it(`the ${owner} has '${name}'`, () => assert.equal(typeof member(object, name), type));

  for (const [sentence, holds] of meanings) it(sentence, () => assert.ok(holds()));
});

function hasThreeNumbersForEachState(): boolean {
  const one = startParse(parser, "f(g(h(", []);
  let longest = 0;
  for (let tree = null; tree === null; tree = one.advance()) {
    for (const { stack } of one.stacks) {
      if (stack.length % 3 > 0) return false;
      longest = Math.max(longest, stack.length);
    }
  }
  return longest > 9;
}

function asksAboutNodes(): boolean {
  const again = startParse(parser, text, lezerCommon().TreeFragment.addTree(tree));
  const asked: unknown[] = [];
  again.tryReuse = (_stack, _start, node) => {
    asked.push(node);
    return null;
  };
  while (again.advance() === null);
  return asked.some((node) => node instanceof lezerCommon().Tree);
}

function member(object: unknown, name: string): unknown {
  return typeof object === "object" && object !== null ? Reflect.get(object, name) : undefined;
}
