import assert from "node:assert/strict";
import { describeSyntax } from "../../../../test/syntax-laws.js";
import { iniContinuation, iniValue } from "./ini-syntaxes.js";

describe("iniContinuation", () => {
  describeSyntax(
    iniContinuation,
    [{ name: "nothing is an escape", written: "a\\n&amp;", text: "a\\n&amp;" }],
    ["a", "\\n", "&", "'", '"'],
  );

  it("keeps a line from beginning with a name", () => {
    const keeps = (source: string, text: string): boolean | undefined =>
      iniContinuation.keeps?.(source, { span: { start: 4, end: 6 }, text }, { start: 0, end: source.length });
    assert.deepEqual([keeps("urn://a", ""), keeps("urn://a", "/"), keeps("urn://a", "//b")], [false, false, true]);
    assert.deepEqual([keeps("http//a", "p="), keeps("http//a", "p://")], [false, true]);
  });
});

describe("iniValue", () => {
  describeSyntax(
    iniValue,
    [{ name: "nothing is an escape", written: "a\\n&amp;", text: "a\\n&amp;" }],
    ["a", "\\n", "&", "'", '"'],
  );

  it("keeps remarks away", () => {
    const keeps = (source: string, text: string): boolean | undefined =>
      iniValue.keeps?.(source, { span: { start: 2, end: 3 }, text }, { start: 2, end: source.length });
    assert.deepEqual(
      [keeps('a="#', ""), keeps('a="b', ""), keeps("a=b", "c ;"), keeps("a=b", "c;")],
      [false, true, false, true],
    );
  });
});
