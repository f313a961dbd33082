import assert from "node:assert/strict";
import { describeSyntax } from "../../../test/syntax-laws.js";
import { syntaxOf, syntaxWithin } from "./syntaxes.js";

const alphabet = ["&amp;", "&quot;", "&#92;", "\\", "3A", " ", "x", "'", ")", "\\202E ", "😀"];

describe("composed", () => {
  describeSyntax(
    syntaxOf("css-url in html-attribute"),
    [
      {
        name: "first the outer escapes are read",
        written: "a&amp;b\\26 c",
        text: "a&b&c",
        units: ["a", "&amp;", "b", "\\26 ", "c"],
      },
      {
        name: "an escape of one may write that of the other",
        written: "&#92;3A&#32;x",
        text: ":x",
        units: ["&#92;3A&#32;", "x"],
      },
    ],
    alphabet,
  );
  describeSyntax(
    syntaxOf("javascript-string in html-attribute in html-attribute"),
    [
      {
        name: "three times",
        written: "\\x26&amp;amp;amp;",
        text: "&&amp;",
        units: ["\\x26", "&amp;amp;", "a", "m", "p", ";"],
      },
    ],
    alphabet,
  );
  it("asks the inner syntax what may stand where", () => {
    const syntax = syntaxOf(syntaxWithin("turtle-iri", "json-string"));
    const source = '"<a\\"\\u003C\\n b> <c>"';
    const keeps = (written: string, text: string): boolean | undefined => {
      const start = source.indexOf(written);
      return syntax.keeps?.(source, { span: { start, end: start + written.length }, text }, { start: 2, end: 16 });
    };
    assert.deepEqual([keeps("a", "="), keeps("a", "b"), keeps('a\\"', "")], [false, true, false]);
  });

  it("has the names of both", () =>
    assert.equal(syntaxOf(syntaxWithin("plain", "xml-text")).name, "plain in xml-text"));
});
