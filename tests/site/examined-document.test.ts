import assert from "node:assert/strict";
import fc from "fast-check";
import { ExaminedDocument } from "../../site/playground/document.js";

const choices = { language: "markdown", preset: "strict", profile: "rfc3987" } as const;
const pieces = [
  "See [a](http://a.example/b c)",
  "\n\n",
  "`",
  "<http://\u0430.example/>",
  "x",
  "](",
  "```\n",
  "[b]: htps://b.example\n",
];

describe("a document of the playground", () => {
  it("has the problems of its text after any changes, whatever it was before", () => {
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), ([first = "", ...others]) => {
        let document = ExaminedDocument.of(first, choices);
        for (const other of others) {
          document = document.changed(other, choices);
          assert.deepEqual(document.problems, ExaminedDocument.of(other, choices).problems);
        }
      }),
    );
  });

  it("is read anew where another language or preset is chosen", () => {
    const text = "<http://a.example/> <http://a.example/b> <http://a.example/%7Ec> .";
    const plain = ExaminedDocument.of(text, { ...choices, language: "turtle" });
    const codes = (document: ExaminedDocument) => document.problems.map(({ code }) => code);
    assert.deepEqual(codes(plain), ["percent-encoded-unreserved"]);
    assert.deepEqual(codes(plain.changed(text, { ...choices, language: "turtle", preset: "recommended" })), []);
    assert.deepEqual(codes(plain.changed(text, { ...choices, language: "python" })), []);
  });
});
