import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { checkDocument, defaultSettings } from "../../../literals/index.js";
import { readDocument } from "../../index.js";

const functional = [
  "Prefix(:=<http://a/#>)",
  "Prefix( b:=<http://b#> ) # <b>",
  "Ontology(<http://a> <http://a/1>",
  "Import(<http://c>)",
  'AnnotationAssertion(rdfs:comment :d "e \\"<f>\\"\n<g>"@en)',
  'DataPropertyAssertion(:h :i "http://j/k l"^^xsd:anyURI)',
  "ClassAssertion(owl:Thing _:m))",
].join("\n");

const manchester = [
  "Prefix: : <http://a/#>",
  "Prefix: b: <http://b#>",
  "Ontology: <http://a>",
  "Import: <http://c>",
  "Class: :d # <e>",
  '    Annotations: rdfs:label "don\'t"@en, :f <http://g>',
  "    SubClassOf: :h some xsd:integer[>= 0, < 10, <=9, <8] and (:i only <http://j>)",
  "Individual: k",
].join("\n");

const rows: Readonly<Record<string, readonly [text: string, language: "ofn" | "omn", lines: readonly string[]]>> = {
  "functional-style syntax": [
    functional,
    "ofn",
    [
      "http://a/#  identifier @prefix",
      "http://b#  identifier @prefix",
      ...["http://a", "http://a/1", "http://c", "rdfs:comment", ":d"].map((text) => `${text}  identifier <…>`),
      'e \\"<f>\\"\n<g>  text',
      ":h  identifier <…>",
      ":i  identifier <…>",
      "http://j/k l  identifier xsd:anyURI",
      "xsd:anyURI  identifier <…>",
      "owl:Thing  identifier <…>",
    ],
  ],
  "Manchester syntax": [
    manchester,
    "omn",
    [
      "http://a/#  identifier @prefix",
      "http://b#  identifier @prefix",
      ...["http://a", "http://c", ":d", "rdfs:label"].map((text) => `${text}  identifier <…>`),
      "don't  text",
      ...[":f", "http://g", ":h", "xsd:integer", ":i", "http://j"].map((text) => `${text}  identifier <…>`),
    ],
  ],
  "identifiers without angle brackets": [
    "Prefix(a:=http://a.example/)\nOntology(http://b.example/c)",
    "ofn",
    ["http://a.example/  identifier @prefix", "http://b.example/c  identifier <…>"],
  ],
  "identifiers without angle brackets behind the name of a section": [
    "Prefix: a: http://a.example/\nImport: http://b.example/c",
    "omn",
    ["http://a.example/  identifier @prefix", "http://b.example/c  identifier <…>"],
  ],
  "facets that are not closed": ["[> 0\nClass: <a b>", "omn", ["a b  identifier <…>"]],
};

describe("OWL", () => {
  for (const [name, [text, language, lines]] of Object.entries(rows))
    it(`is read in ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));

  it("has comments, where no identifier and no string stands", () => {
    for (const [text, language] of [
      [functional, "ofn"],
      [manchester, "omn"],
    ] as const) {
      const comments = readDocument(text, language).comments.map(({ start, end }) => text.slice(start, end));
      assert.deepEqual(comments, [language === "ofn" ? "# <b>" : "# <e>"]);
    }
  });

  it("has identifiers with a scheme, without escapes", () => {
    const text = "Declaration(Class(<#a>)) Declaration(Class(<http://b/\\u0041>)) Prefix(c:=<http://d/>) c:e\\#f";
    const { findings } = checkDocument(text, readDocument(text, "ofn").literals, defaultSettings);
    assert.deepEqual(
      findings.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`),
      ["scheme-missing #a", "character-backslash \\"],
    );
  });
});
