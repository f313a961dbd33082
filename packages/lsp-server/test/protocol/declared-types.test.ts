import assert from "node:assert/strict";
import { DeclaredTypes } from "./declared-types.js";

describe("the declarations of the protocol", () => {
  const types = new DeclaredTypes();
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };

  for (const [name, result, mistake] of [
    ["a hover", { contents: { kind: "markdown", value: "" }, range }, undefined],
    ["no hover", null, undefined],
    ["a kind that is none", { contents: { kind: "html", value: "" } }, /contents.*kind/],
    ["a member that is not declared", { contents: "", rnage: range }, /rnage: is not declared/],
    ["a member that is missing", { contents: "", range: { start: range.start } }, /'end' is missing/],
    ["a number of the wrong kind", { contents: "", range: { ...range, end: { line: 0, character: -1 } } }, /character/],
  ] as const) {
    it(`${mistake === undefined ? "admit" : "refuse"} ${name}`, () => {
      const found = types.mistakeInResult("textDocument/hover", result);
      if (mistake === undefined) assert.equal(found, undefined);
      else assert.match(found ?? "", mistake);
    });
  }

  it("refuse a method that the protocol does not have", () => {
    assert.match(types.mistakeInResult("no/such", null) ?? "", /is not declared/);
  });
});
