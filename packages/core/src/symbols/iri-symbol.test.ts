import assert from "node:assert/strict";
import { readDocument } from "../documents/document.js";
import type { LanguageName } from "../documents/languages.js";
import { checkDocument } from "../literals/judge/check-document.js";
import { defaultSettings } from "../literals/settings/settings.js";
import { symbolsOf, type IriSymbol } from "./iri-symbol.js";

const foaf = "http://xmlns.com/foaf/0.1/";

/** Each symbol: what it names, how it is written, and what the place does. */
const rows: readonly {
  readonly name: string;
  readonly language: LanguageName;
  readonly text: string;
  readonly symbols: readonly string[];
}[] = [
  {
    name: "Turtle: prefixes, a base, and an escape",
    language: "turtle",
    text: `@base <http://a.example/b/> .\n@prefix foaf: <${foaf}> .\n@prefix : <#> .\n<c> a foaf:Person ; foaf:a\\-b :d .\n# e .\n:d foaf:knows <c> .`,
    symbols: [
      "http://a.example/b/ whole reference",
      `${foaf} whole namespace foaf`,
      "http://a.example/b/# relative namespace ",
      "http://a.example/b/c relative subject",
      `${foaf}Person prefixed reference`,
      `${foaf}a-b prefixed reference`,
      "http://a.example/b/#d prefixed reference",
      "http://a.example/b/#d prefixed subject",
      `${foaf}knows prefixed reference`,
      "http://a.example/b/c relative reference",
    ],
  },
  {
    name: "Turtle without a base: the document is the base",
    language: "turtle",
    text: "<> <#a> </b> .",
    symbols: ["file:///p/doc#a relative reference", "/b whole reference"],
  },
  {
    name: "Turtle: a prefix without a local part names its namespace",
    language: "turtle",
    text: `@prefix : <http://a.example/o> .\n: a :b .`,
    symbols: [
      "http://a.example/o whole namespace ",
      "http://a.example/o prefixed subject",
      "http://a.example/ob prefixed reference",
    ],
  },
  {
    name: "SPARQL",
    language: "sparql",
    text: `PREFIX foaf: <${foaf}>\nSELECT * WHERE { ?x a foaf:Person }`,
    symbols: [`${foaf} whole namespace foaf`, `${foaf}Person prefixed reference`],
  },
  {
    name: "JSON-LD",
    language: "jsonld",
    text: `{"@context":{"foaf":"${foaf}","name":"foaf:name"},"@id":"http://a.example/","foaf:knows":{"@id":"http://b.example/"}}`,
    symbols: [
      `${foaf} whole namespace foaf`,
      `${foaf}name prefixed reference`,
      "http://a.example/ whole subject",
      `${foaf}knows prefixed reference`,
      "http://b.example/ whole reference",
    ],
  },
  {
    name: "terms of JSON-LD: those of the vocabulary, those that are defined, and types; no aliases, languages or indexes",
    language: "jsonld",
    text: '{"@context":{"@vocab":"http://v.example/","id":"@id","n":"http://n.example/","m":{"@id":"n:m","@container":"@index"},"t":{"@id":"n:t","@type":"@vocab"}},"id":"http://a.example/","n":1,"m":{"i":{"o":1}},"t":"m","@type":"T"}',
    symbols: [
      "http://v.example/ whole namespace",
      "http://n.example/ whole namespace n",
      "http://n.example/m prefixed reference",
      "http://n.example/t prefixed reference",
      "http://a.example/ whole subject",
      "http://n.example/ prefixed reference",
      "http://n.example/m prefixed reference",
      "http://v.example/o prefixed reference",
      "http://n.example/t prefixed reference",
      "http://n.example/m prefixed reference",
      "http://v.example/T prefixed reference",
    ],
  },
  {
    name: "RDF/XML: names of elements and attributes, in the namespaces of their place",
    language: "xml",
    text: `<!DOCTYPE r [<!ENTITY f "${foaf}">]>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:f="&f;"><f:Person f:name="&lt;" rdf:type="http://t.example/"><knows xmlns="http://k.example/" plain=""><a/></knows><a/><x:y/><!-- <f:b/> --></f:Person></rdf:RDF>`,
    symbols: [
      `${foaf} whole namespace f`,
      "http://www.w3.org/1999/02/22-rdf-syntax-ns# whole namespace rdf",
      `${foaf} prefixed namespace f`,
      `${foaf}Person prefixed reference`,
      `${foaf}name prefixed reference`,
      "http://www.w3.org/1999/02/22-rdf-syntax-ns#type prefixed reference",
      "http://t.example/ whole reference",
      "http://k.example/knows prefixed reference",
      "http://k.example/ whole namespace",
      "http://k.example/a prefixed reference",
    ],
  },
  {
    name: "XML that is no RDF: its names are no identifiers",
    language: "xml",
    text: '<a xmlns="http://a.example/"><b/></a>',
    symbols: ["http://a.example/ whole namespace"],
  },
  {
    name: "RDFa: names by the prefixes and the vocabulary of their place",
    language: "html",
    text: '<div vocab="http://v.example/" prefix="F: http://f.example/"><p property="f:a b foaf:name {{c}} x:y http://w.example/z" rel="license f:d"><br></div><p typeof="e" property="og:title">',
    symbols: [
      "http://v.example/ whole namespace",
      "http://f.example/ whole namespace F",
      "http://f.example/a prefixed reference",
      "http://v.example/b prefixed reference",
      `${foaf}name prefixed reference`,
      "http://w.example/z whole reference",
      "http://f.example/d prefixed reference",
      "http://ogp.me/ns#title prefixed reference",
    ],
  },
  {
    name: "RDF/XML with entities",
    language: "xml",
    text: `<!DOCTYPE r [<!ENTITY foaf "${foaf}">]>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="#me"><a rdf:resource="&foaf;Person"/></rdf:Description></rdf:RDF>`,
    symbols: [
      `${foaf} whole namespace foaf`,
      "http://www.w3.org/1999/02/22-rdf-syntax-ns# whole namespace rdf",
      "file:///p/doc#me relative subject",
      `${foaf}Person prefixed reference`,
    ],
  },
  {
    name: "RDF/XML with an entity that is declared twice, of which the first declaration counts",
    language: "xml",
    text: `<!DOCTYPE r [<!ENTITY f "${foaf}"><!ENTITY f "http://a.example/">]>\n<f:Person xmlns:f="&f;" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" rdf:about="&f;a"/>`,
    symbols: [
      `${foaf} whole namespace f`,
      "http://a.example/ whole namespace f",
      `${foaf}Person prefixed reference`,
      `${foaf} prefixed namespace f`,
      "http://www.w3.org/1999/02/22-rdf-syntax-ns# whole namespace rdf",
      `${foaf}a prefixed subject`,
    ],
  },
  {
    name: "programs: escapes are decoded, patterns are none, relative ones are not known",
    language: "typescript",
    text: 'fetch("http://a.example/\\u00e9"); fetch(`http://a.example/${b}`); fetch("c/d"); fetch("/e");',
    symbols: ["http://a.example/é whole reference", "/e whole reference"],
  },
  {
    name: "links between documents",
    language: "markdown",
    text: "[a](b.md#c) <http://d.example/> [e](/f)",
    symbols: ["file:///p/b.md#c relative reference", "http://d.example/ whole reference", "/f whole reference"],
  },
  {
    name: "HTML with a base",
    language: "html",
    text: '<base href="http://a.example/b/"><a href="c">d</a>',
    symbols: ["http://a.example/b/ whole reference", "http://a.example/b/c relative reference"],
  },
  {
    name: "references within data, against an identifier of the schema",
    language: "json",
    text: '{"$id":"http://a.example/s","b":{"$ref":"#/c"},"d":{"$ref":"e.json"}}',
    symbols: [
      "http://a.example/s whole subject",
      "http://a.example/s#/c relative reference",
      "http://a.example/e.json relative reference",
    ],
  },
  {
    name: "two bases for parts of a document: nothing is known",
    language: "xml",
    text: '<a xml:base="http://a.example/"><b xml:base="b/" rdf:about="c"/></a>',
    symbols: ["http://a.example/ whole reference"],
  },
];

describe("symbolsOf", () => {
  for (const { name, language, text, symbols } of rows)
    it(name, () => assert.deepEqual(symbolsIn(text, language).map(inWords), symbols));

  const equivalent: readonly (readonly [string, string])[] = [
    ["http://a.example/~b", "HTTP://A.example/%7eb"],
    ["http://a.example/é", "http://a.example/%C3%A9"],
    ["http://résumé.example/", "http://résumé.example/"],
    ["http://a.example/b/../c", "http://a.example/c"],
  ];
  for (const [a, b] of equivalent)
    it(`has one key for ${a} and ${b}`, () => {
      const [first, second] = symbolsIn(`<${a}> <${b}> .`, "turtle");
      assert.equal(first?.key, second?.key);
    });

  it("has two keys for what is compared character by character", () => {
    const [first, second] = symbolsIn("<http://a.example/B> <http://a.example/b> .", "turtle");
    assert.notEqual(first?.key, second?.key);
  });
});

function symbolsIn(text: string, language: LanguageName): IriSymbol[] {
  const { literals } = checkDocument(text, readDocument(text, language).literals, defaultSettings);
  return symbolsOf({ text, language, literals, uri: "file:///p/doc" });
}

function inWords({ iri, spelling, role, prefix }: IriSymbol): string {
  return `${iri} ${spelling} ${role}${prefix === undefined ? "" : ` ${prefix.label}`}`;
}
