import assert from "node:assert/strict";
import { readDocument } from "../documents/document.js";
import type { LanguageName } from "../documents/languages.js";
import { checkDocument } from "../literals/judge/check-document.js";
import { defaultSettings } from "../literals/settings/settings.js";
import { descriptionAt, type Description } from "./descriptions.js";
import { symbolsOf } from "./iri-symbol.js";

const prefixes = "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . @prefix a: <http://a.example/> .\n";
const rdf =
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"';

interface Row {
  readonly name: string;
  readonly language: LanguageName;
  readonly text: string;
  readonly expected: Description;
}

/** What is said of `http://a.example/Book`. */
const rows: readonly Row[] = [
  {
    name: "a label and a comment, with escapes and in long quotation marks",
    language: "turtle",
    text: `${prefixes}a:Book a a:Class ; rdfs:label "B\\u00F6\\"k" ; rdfs:comment """Two\nlines""" .`,
    expected: { label: 'Bö"k', comment: "Two\nlines" },
  },
  {
    name: "the label in English of several, in one list of objects",
    language: "turtle",
    text: `${prefixes}a:Book rdfs:label "Buch"@de , "Book"@en-GB ; a a:Class .`,
    expected: { label: "Book" },
  },
  {
    name: "the first label where none is in English",
    language: "turtle",
    text: `${prefixes}a:Book rdfs:label "Buch"@de , "Livre"@fr .`,
    expected: { label: "Buch" },
  },
  {
    name: "neither that of a node in brackets nor that of the next statement",
    language: "turtle",
    text: `${prefixes}a:Book a:part [ rdfs:label "Page" ] ; a:x ( "y" ) . # rdfs:label "No"\na:Page rdfs:label "Page" .`,
    expected: {},
  },
  {
    name: "a predicate by another prefix and one written in full",
    language: "turtle",
    text: `@prefix s: <http://www.w3.org/2004/02/skos/core#> .\n<http://a.example/Book> s:prefLabel 'Book' ; <http://www.w3.org/2000/01/rdf-schema#comment> "c" .`,
    expected: { label: "Book", comment: "c" },
  },
  {
    name: "a prefix of the same name that is declared for something else",
    language: "turtle",
    text: '@prefix rdfs: <http://b.example/> .\n<http://a.example/Book> rdfs:label "Book" .',
    expected: {},
  },
  {
    name: "statements that repeat their subject",
    language: "ntriples",
    text: '<http://a.example/Book> <http://www.w3.org/2000/01/rdf-schema#comment> "c"@en .\n<http://a.example/Book> <http://www.w3.org/2000/01/rdf-schema#label> "Book" .\n',
    expected: { label: "Book", comment: "c" },
  },
  {
    name: "a statement that ends with its graph",
    language: "trig",
    text: `${prefixes}a:g { a:Book rdfs:label "Book" } a:g2 { a:Page rdfs:comment "c" }`,
    expected: { label: "Book" },
  },
  {
    name: "elements of RDF/XML, but not those of a nested node",
    language: "xml",
    text: `<rdf:RDF ${rdf}><rdf:Description rdf:about="http://a.example/Book"><rdfs:seeAlso><rdf:Description><rdfs:comment>no</rdfs:comment></rdf:Description></rdfs:seeAlso><rdfs:label xml:lang="de">Buch</rdfs:label><rdfs:label xml:lang="en">B &amp; K</rdfs:label></rdf:Description><rdf:Description><rdfs:comment>no</rdfs:comment></rdf:Description></rdf:RDF>`,
    expected: { label: "B & K" },
  },
  {
    name: "an empty element of RDF/XML",
    language: "xml",
    text: `<rdf:RDF ${rdf}><rdf:Description rdf:about="http://a.example/Book"/><rdfs:label>no</rdfs:label></rdf:RDF>`,
    expected: {},
  },
  {
    name: "nothing in other languages",
    language: "typescript",
    text: 'a("http://a.example/Book")',
    expected: {},
  },
];

describe("descriptionAt", () => {
  for (const { name, language, text, expected } of rows)
    it(`reads ${name}`, () => {
      const { literals } = checkDocument(text, readDocument(text, language).literals, defaultSettings);
      const subjects = symbolsOf({ text, language, literals })
        .filter(({ iri, role }) => iri === "http://a.example/Book" && role === "subject")
        .map(({ span }) => span);
      assert.deepEqual(descriptionAt(text, language, subjects), expected);
    });
});
