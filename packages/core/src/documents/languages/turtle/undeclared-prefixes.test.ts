import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../index.js";

const rows: readonly (readonly [language: LanguageName, text: string, undeclared: readonly string[]])[] = [
  ["sparql", "SELECT * { ?s foaf:name ?n }", ["foaf:name"]],
  ["sparql", "PREFIX a: <http://a/>\nSELECT * { ?s a:b c:d . ?s c:e ?f }", ["c:d"]],
  ["sparql", "SELECT * { ?s skos:note ?n ; gist:name ?m }", []],
  ["sparql", "SELECT * { ?s skos:note 'a:b' }", ["skos:note"]],
  ["sparql", "?s foaf:name ?n", []],
  ["sparql", "SELECT * { ?s wdt:P31 ?n ; foaf:name ?m }", []],
  ["turtle", "<http://a/> foaf:name 'b' .", ["foaf:name"]],
  ["turtle", "<http://a/> foaf:name '{{ b }}' .", []],
  ["trig", "<http://a/> { <http://b/> foaf:name 'c' }", ["foaf:name"]],
  ["trig", "PREFIX b: <http://b/> {b:s b:p b:o .b:s b:p 'c'.b:s b:p _:o.}", []],
  ["n3", "@prefix : <http://a/> .\n:b skos:note 'c' ; d:e :f .", ["skos:note"]],
  ["n3", ":b skos:note 'c' .", []],
  [
    "ofn",
    'Prefix(a:=<http://a/>)\nOntology(AnnotationAssertion(skos:note a:b "c") Declaration(Class(owl:Thing)))',
    ["skos:note"],
  ],
  ["ofn", 'AnnotationAssertion(skos:note a:b "c")', []],
  ["omn", 'Prefix: a: <http://a/>\nClass: a:b\n  Annotations: skos:note "c", d:e "f"', ["skos:note"]],
];

describe("prefixes that a document uses without declaring them", () => {
  for (const [language, text, expected] of rows)
    it(`are found in ${language}: ${text}`, () => {
      const { literals } = readDocument(text, language);
      const undeclared = literals.filter(({ surroundings }) => surroundings?.hasUndeclaredPrefix === true);
      assert.deepEqual(
        undeclared.map(({ span }) => text.slice(span.start, span.end)),
        expected,
      );
    });
});
