import assert from "node:assert/strict";
import { describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { markdownAttribute, markdownDestination, markdownPath, markdownText } from "./markdown.js";

const alphabet = [..."&;#\\a(<*_", "&amp;", "&copy", "&copy;", "&#65;", "&#x41;", "&#0;", "\\(", "\\a", "\\&", "😀"];

const rows: readonly DecodeRow[] = [
  {
    name: "a backslash before punctuation",
    written: "\\(\\)\\_\\a",
    text: "()_\\a",
    units: ["\\(", "\\)", "\\_", "\\", "a"],
  },
  { name: "references with a semicolon", written: "&amp;&#38;&#x26;&copy;", text: "&&&©" },
  { name: "references without one", written: "?a&copy=1&#38", text: "?a&copy=1&#38" },
  { name: "an escaped ampersand", written: "\\&amp;", text: "&amp;" },
  { name: "the number of no character", written: "&#0;", text: "\uFFFD" },
];

describe("markdownAttribute", () => {
  it("keeps the lines of a tag", () => {
    const keeps = (source: string): boolean | undefined =>
      markdownAttribute.keeps?.(source, { span: { start: 4, end: 5 }, text: "%0A" }, { start: 3, end: 6 });
    assert.deepEqual([keeps('a="b\nc"'), keeps('a="b\tc"')], [false, true]);
  });
});
describe("markdownDestination", () => describeSyntax(markdownDestination, rows, alphabet));
describe("markdownPath", () => {
  const spaces: DecodeRow = { name: "spaces", written: "a b", text: "a%20b", units: ["a", " ", " ", " ", "b"] };
  describeSyntax(markdownPath, [...rows, spaces], [...alphabet, " "]);
});
describe("markdownText", () => describeSyntax(markdownText, rows, alphabet));
