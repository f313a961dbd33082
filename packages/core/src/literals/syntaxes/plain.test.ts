import assert from "node:assert/strict";
import { describeSyntax } from "../../../test/syntax-laws.js";
import { plain, plainBytes } from "./plain.js";

describe("plain-bytes", () => {
  describeSyntax(
    plainBytes,
    [{ name: "nothing is an escape", written: "a\\xC3", text: "a\\xC3" }],
    ["a", "é", "\\x41"],
  );
});

describe("plain", () => {
  describeSyntax(
    plain,
    [{ name: "nothing is an escape", written: "a\\n&amp;", text: "a\\n&amp;" }],
    ["a", "\\n", "&", "'", '"'],
  );

  it("cannot write a delimiter, a line end or the start of a hole", () => {
    for (const text of ['a"', "a\nb", "a${b", "a$", "{"]) {
      assert.equal(plain.encode(text, '""', { start: 1, end: 1 }), undefined);
    }
    assert.equal(plain.encode("a'", '""', { start: 1, end: 1 }), "a'");
  });

  it("keeps what ends a raw string apart", () => {
    const keeps = (source: string, text: string, end: number): boolean | undefined => {
      const start = source.indexOf(text);
      return plain.keeps?.(source, { span: { start, end: start + text.length }, text: "" }, { start: 0, end });
    };
    assert.equal(keeps('a"|#b"#', "|", 5), false);
    assert.equal(keeps('a"#|#b"##', "|", 6), false);
    assert.equal(keeps("a*|/b*/", "|", 5), false);
    assert.equal(keeps('a"|b"#', "|", 4), true);
    assert.equal(keeps("<!-- |b-->", "|", 7), true);
    assert.equal(keeps("a|b", "|", 3), true);
  });
});
