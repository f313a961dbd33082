import assert from "node:assert/strict";
import { javascriptGrammar } from "../../../grammars.cjs";
import { parseBounded } from "./bounded-parse.js";
import { lineEndTracker } from "./line-end-tracker.js";

const grammar = javascriptGrammar();
const parser = grammar.configure({ dialect: "ts", bufferLength: 64, ...lineEndTracker(grammar) });

describe("parseBounded", () => {
  const rows = {
    "nested expressions": "(",
    "signs before an expression": "--",
    "branches of conditions": "if (a) b; else ",
  };
  for (const [name, repeated] of Object.entries(rows)) {
    it(`reads 500 ${name}`, () => assert.notEqual(parseBounded(parser, repeated.repeat(500)), undefined));
    it(`gives up at 5,000 ${name}`, () => assert.equal(parseBounded(parser, repeated.repeat(5_000)), undefined));
  }
});
