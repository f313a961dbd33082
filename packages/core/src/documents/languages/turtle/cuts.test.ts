import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertReadInParts, literalsInParts } from "../../../../test/literals-in-parts.js";
import { readDocument } from "../../document.js";
import { partReadingOf } from "../../languages.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../../../../tests/fixtures/${name}`, import.meta.url), "utf8");

/** What may stand anywhere, whole and broken. */
const tokens = [
  ..."<>\"'\\#@^.;,()[]{}_:?$-=a ",
  "\n",
  "\r\n",
  "\r",
  "\t",
  '"""',
  "'''",
  "<<",
  ">>",
  "^^",
  "<a>",
  "<http://a/ b>",
  '"a b"',
  "'a'@en",
  '"http://a"^^xsd:anyURI',
  "a:b",
  "a:b\\~c",
  "a:b...",
  "\u00E9:\u{1F600}",
  "@prefix a: <http://a/> .",
  "PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>",
  "@base <http://b/> .",
  "IRI(",
  "# a comment",
];

describe("a Turtle document that is cut", () => {
  for (const [name, language] of [
    ["graph.ttl", "turtle"],
    ["library.trig", "trig"],
  ] as const)
    it(`has the literals of the whole at every length: ${name}`, () => {
      const text = fixture(name);
      const expected = readDocument(text, language).literals;
      for (let length = 1; length < text.length; length++)
        assert.deepEqual(literalsInParts(text, language, length).literals, expected, String(length));
      assert.ok(literalsInParts(text, language, 1).parts > text.split("\n").length / 2);
    });

  it("has the literals of the whole, however broken it is", () => assertReadInParts("turtle", tokens));

  for (const [name, text, cut] of [
    ["behind a line that ends a statement", "<a> <b> <c> .\n<d>", 14],
    ["behind a line within a statement", "<a> <b>\n  <c> .", 8],
    ["not within a string", '<a> <b> """c\nd', 0],
    ["not within an identifier that the next line goes on with", "<a> <b> <c\nd> .", 0],
    ["not between a comment and the line that it may concern", "<a> <b> <c> . # d\n<e>", 0],
    ["not before a datatype", '<a> <b> "c"^^\n<d>', 0],
    ["not within a line end", "<a> <b> <c> .\r", 0],
    ["not within an escape of a name", 'a:b\\"\na:c', 6],
  ] as const)
    it(`is cut ${name}`, () => assert.equal(partReadingOf("turtle")?.lastCutIn(text), cut));
});
