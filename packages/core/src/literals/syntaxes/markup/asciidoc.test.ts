import assert from "node:assert/strict";
import { describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { asciidocAddress, asciidocText } from "./asciidoc.js";

const rows: readonly DecodeRow[] = [
  { name: "every character as itself", written: "a%20é&b=c&copy=1\\d", text: "a%20é&b=c&copy=1\\d" },
  {
    name: "character references",
    written: "&amp;&#32;&#x1F600;",
    text: "& 😀",
    units: ["&amp;", "&#32;", "&#x1F600;", "&#x1F600;"],
  },
  {
    name: "no other references",
    written: "&x;&#1;&#x1;&#X20;&nosuch;&#1234567;",
    text: "&x;&#1;&#x1;&#X20;&nosuch;&#1234567;",
  },
  {
    name: "escaped mailboxes",
    written: "?\\dev@a.example:b&\\a.b+c@lists.a-b.example\\a@b\\@a.example",
    text: "?dev@a.example:b&a.b+c@lists.a-b.example\\a@b\\@a.example",
  },
  {
    name: "escaped marks",
    written: "\\_\\{b}\\|\\--\\...\\a\\-\\.",
    text: "_{b}|--...\\a\\-\\.",
  },
];

describe("asciidocAddress", () => {
  describeSyntax(asciidocAddress, rows, [..."a_:/%é😀&", "\\", "\\_", "&amp;", "&#32;", "\\--"]);

  it("writes as references what would end an address", () =>
    assert.equal(
      asciidocAddress.encode("a b[c]\\&amp;|", "x", { start: 0, end: 1 }),
      "a&#x20;b&#x5B;c&#x5D;&#x5C;&#x26;amp;&#x7C;",
    ));

  it("writes every character as a reference but those without one", () => {
    const escape = (text: string): string | undefined => asciidocAddress.escape?.(text);
    assert.equal(escape("a\u200B"), "&#x61;&#x200B;");
    for (const text of ["\0", "\u{10FFFD}", "\uD800"]) {
      assert.equal(escape(text), undefined);
      assert.equal(asciidocAddress.encode(text, "x", { start: 0, end: 1 }), undefined);
    }
  });

  it("keeps an address whole, and text from becoming formatted", () => {
    const keeps = (text: string): boolean | undefined =>
      asciidocAddress.keeps?.("a-bc-d", { span: { start: 2, end: 4 }, text }, { start: 0, end: 6 });
    for (const text of ["", "e*", "_", "#", "-e", "e-"]) assert.equal(keeps(text), false, text);
    for (const text of ["e", "%20", "e-f"]) assert.equal(keeps(text), true, text);
    assert.equal(
      asciidocAddress.keeps?.("a`b", { span: { start: 1, end: 2 }, text: "%60" }, { start: 0, end: 3 }),
      false,
    );
    const keepsEnd = (text: string): boolean | undefined =>
      asciidocAddress.keeps?.("a/bc", { span: { start: 3, end: 4 }, text }, { start: 0, end: 4 });
    for (const text of [".", ";", ")", ":", "_", "*"]) assert.equal(keepsEnd(text), false, text);
    assert.equal(keepsEnd("e"), true);
  });

  it("keeps marks beside words, or beside none", () => {
    const keeps = (source: string, text: string): boolean | undefined =>
      asciidocText.keeps?.(source, { span: { start: 1, end: 2 }, text }, { start: 0, end: source.length });
    assert.deepEqual([keeps("/a`b", ""), keeps("/a`b", "/"), keeps("/a`b", "b")], [false, false, true]);
    assert.deepEqual([keeps("`a/", ""), keeps("`a/", "%41"), keeps("`ab", "")], [false, false, true]);
    assert.equal(keeps("aa-b", ""), true);
  });

  it("keeps something behind a scheme", () => {
    const keeps = (text: string): boolean | undefined =>
      asciidocAddress.keeps?.("http://@[]", { span: { start: 7, end: 8 }, text }, { start: 0, end: 8 });
    assert.deepEqual([keeps(""), keeps("-")], [false, true]);
  });

  it("keeps a letter or a digit behind a scheme", () => {
    const keeps = (source: string, text: string): boolean | undefined =>
      asciidocAddress.keeps?.(source, { span: { start: 7, end: 9 }, text }, { start: 0, end: source.length });
    assert.deepEqual([keeps("http://a@", ""), keeps("http://a@", "é"), keeps("http://a@b", "")], [false, true, true]);
    assert.equal(keeps("//a/b/:@", ""), true);
  });
});
