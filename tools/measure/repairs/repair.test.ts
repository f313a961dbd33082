import assert from "node:assert/strict";
import { differenceOf, lonelyBracket, repairOf, type Kind } from "./repair.js";

interface Row {
  readonly before: string;
  readonly after: string;
  readonly kind: Kind;
}

const rows: readonly Row[] = [
  { before: "[a](www.a.example/b)", after: "[a](http://www.a.example/b)", kind: "scheme left out" },
  { before: "<a href='htp://a.example/b'>", after: "<a href='http://a.example/b'>", kind: "scheme misspelled" },
  { before: "u: http//a.example/b", after: "u: http://a.example/b", kind: "scheme misspelled" },
  { before: "<http://https://a.example/b>", after: "<https://a.example/b>", kind: "scheme or address twice" },
  { before: "[a](https://a.example/\u200Bb)", after: "[a](https://a.example/b)", kind: "character that is not seen" },
  { before: "[a]( https://a.example/b)", after: "[a](https://a.example/b)", kind: "space" },
  { before: "[a](https://a.example/b c)", after: "[a](https://a.example/b%20c)", kind: "space" },
  { before: "[a](https://a.example/b", after: "[a](https://a.example/b)", kind: "bracket or quotation mark" },
  { before: "u = 'https://a.example/%%20b'", after: "u = 'https://a.example/%20b'", kind: "percent-encoding" },
  { before: '"u": "https://a.example/b*"', after: '"u": "https://a.example/b"', kind: "mark at the end" },
  { before: '"u": "https://github/com/b"', after: '"u": "https://github.com/b"', kind: "host" },
  { before: "<https://a.example/b&c=1>", after: "<https://a.example/b?c=1>", kind: "delimiter" },
];

const unrepaired: readonly (readonly [string, string])[] = [
  ["[a](http://a.example/b)", "[a](https://a.example/b)"],
  ["[a](https://a.example/v1.2)", "[a](https://a.example/v1.3)"],
  ["[a](https://a.example/b)", "[a](https://b.example/b)"],
  ["[a](https://a.example/b) ", "[a](https://a.example/b)"],
  ["so:'https://a.example/b'", "so: 'https://a.example/b'"],
  ["const a = b / c", "const a = b /c"],
];

describe("repair", () => {
  for (const { before, after, kind } of rows) {
    it(`${kind}: ${before}`, () => {
      assert.equal(repairOf(before, after)?.kind, kind);
    });
  }

  for (const [before, after] of unrepaired) {
    it(`is none from ${before} to ${after}`, () => {
      assert.ok([undefined, "another address"].includes(repairOf(before, after)?.kind));
    });
  }

  it("may be reported at the bracket that had no partner", () => {
    const [before, after] = ["- a (b) https://c/](https://c/)", "- a (b) [https://c/](https://c/)"];
    assert.deepEqual(lonelyBracket(after, differenceOf(before, after)), [
      { start: before.indexOf("]"), end: before.indexOf("]") + 1 },
    ]);
    assert.deepEqual(lonelyBracket("a(b", differenceOf("ab", "a(b")), []);
    const unclosed = "- **[[a](https://c/)**";
    assert.deepEqual(lonelyBracket("- **[[a]](https://c/)**", differenceOf(unclosed, "- **[[a]](https://c/)**")), [
      { start: unclosed.indexOf("["), end: unclosed.indexOf("[") + 1 },
    ]);
    assert.deepEqual(lonelyBracket("a)b", differenceOf("ab", "a)b")), []);
  });

  it("is as long as it can be slid", () => {
    assert.deepEqual(differenceOf("a///b", "a//b"), { start: 1, end: 4, removed: "/", added: "" });
    assert.deepEqual(differenceOf("ab", "a.b"), { start: 1, end: 1, removed: "", added: "." });
  });
});
