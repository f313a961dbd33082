import assert from "node:assert/strict";
import { describeSyntax } from "../../../../test/syntax-laws.js";
import { doubleQuoted, unquoted } from "./csv.js";

const alphabet = ['"', '""', ",", ";", "\\", "a", "😀"];

describe("doubleQuoted", () => {
  describeSyntax(
    doubleQuoted,
    [
      {
        name: "RFC 4180 §2.7: two quotation marks are one",
        written: 'a""b\\n',
        text: 'a"b\\n',
        units: ["a", '""', "b", "\\", "n"],
      },
    ],
    alphabet,
  );
});

describe("unquoted", () => {
  describeSyntax(unquoted, [{ name: "nothing is an escape", written: "a\\n%20", text: "a\\n%20" }], alphabet);

  it("writes nothing for which a field has to stand between quotation marks", () => {
    for (const text of ['"', ",", ";", "|", "\t", "\n", "\u200B"])
      assert.equal(unquoted.encode(text, "", { start: 0, end: 0 }), undefined);
  });

  it("keeps what a field must not begin or end with away from there", () => {
    const keeps = (field: string): boolean | undefined =>
      unquoted.keeps?.(
        field,
        { span: { start: field.indexOf("<"), end: field.indexOf("<") + 1 }, text: "" },
        { start: 0, end: field.length },
      );
    assert.equal(keeps('<"a'), false);
    assert.equal(keeps("<=a"), false);
    assert.equal(keeps("< a"), false);
    assert.equal(keeps("a <"), false);
    assert.equal(keeps('a<"'), true);
    assert.equal(keeps('"a"<'), false);
  });

  it("keeps a second address from beginning in a field", () => {
    for (const syntax of [unquoted, doubleQuoted]) {
      const field = "http://a b<://c";
      const keeps = (text: string): boolean | undefined =>
        syntax.keeps?.(field, { span: { start: 10, end: 11 }, text }, { start: 0, end: field.length });
      assert.deepEqual([keeps(""), keeps("%3C")], [false, true]);
    }
  });
});
