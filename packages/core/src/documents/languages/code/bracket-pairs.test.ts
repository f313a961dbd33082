import assert from "node:assert/strict";
import { BracketPairs } from "./bracket-pairs.js";

describe("BracketPairs", () => {
  const text = "${a(b} \n (c)";
  const pairs = new BracketPairs(text);

  it("pairs brackets of one kind without regard to the others", () => {
    assert.equal(pairs.closingEnd(text.indexOf("{"), "one"), text.indexOf("}") + 1);
  });

  it("pairs brackets of different lines only if asked to", () => {
    const open = text.indexOf("(");
    assert.equal(pairs.closingEnd(open, "many"), undefined);
    assert.equal(pairs.closingEnd(text.lastIndexOf("("), "one"), text.length);
    const broken = new BracketPairs("f(\r\n)");
    assert.equal(broken.closingEnd(1, "one"), undefined);
    assert.equal(broken.closingEnd(1, "many"), 5);
  });

  it("gives nothing where no bracket opens", () => {
    for (const offset of [0, text.indexOf("}"), text.length]) assert.equal(pairs.closingEnd(offset, "many"), undefined);
  });

  it("counts pairs within a pair, however far away it closes", () => {
    const long = `(${"()".repeat(1_000)})`;
    assert.equal(new BracketPairs(long).closingEnd(0, "one"), long.length);
  });
});
