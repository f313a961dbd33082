import assert from "node:assert/strict";
import { isTooLong, scanLiterals } from "./scanned-document.js";
import { SourceText } from "./source-text.js";

describe("a document that is too long", () => {
  const rows = [
    { name: "an empty text", text: "", lines: [] },
    { name: "lines without a sign of an identifier", text: "a\nhttp:/b\n", lines: [] },
    { name: "each line once", text: 'a\r\n"http://a" "http://b"\r\n://\n', lines: ['"http://a" "http://b"', "://"] },
    { name: "the last line", text: "\nhttp://a", lines: ["http://a"] },
  ];
  for (const { name, text, lines } of rows) {
    it(`is scanned for lines with identifiers: ${name}`, () => {
      const literals = scanLiterals(SourceText.of(text));
      assert.deepEqual(
        literals.map(({ span }) => text.slice(span.start, span.end)),
        lines,
      );
    });
  }

  const limits = { maximumLength: 10, maximumLineLength: 5 };
  for (const [text, expected] of [
    ["12345", false],
    ["123456", true],
    ["1234\n1234\n", false],
    ["1234\n1234\n1", true],
  ] as const) {
    it(`${JSON.stringify(text)} is ${expected ? "" : "not "}one`, () => {
      assert.equal(isTooLong(SourceText.of(text), limits), expected);
    });
  }
});
