import assert from "node:assert/strict";
import { describeSyntax } from "../../../test/syntax-laws.js";
import { iniContinuation } from "./ini-continuation.js";

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
