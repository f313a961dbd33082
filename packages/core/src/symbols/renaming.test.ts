import assert from "node:assert/strict";
import { readDocument } from "../documents/document.js";
import type { LanguageName } from "../documents/languages.js";
import { checkDocument } from "../literals/judge/check-document.js";
import { defaultSettings } from "../literals/settings/settings.js";
import { keyOfIri } from "./iri-symbol.js";
import { refusalOf, renameInDocument, renamePrefix, type Renaming } from "./renaming.js";

const foaf = "http://xmlns.com/foaf/0.1/";
const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

interface Row {
  readonly name: string;
  readonly language: LanguageName;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** The text after it, or why it is not done. */
  readonly after: string;
  readonly kind?: "namespace";
}

const rows: readonly Row[] = [
  {
    name: "every spelling, each in the escapes of its place",
    language: "typescript",
    text: `a("http://a.example/b"); a('HTTP://A.example/%62'); a(\`http://a.example/\\u0062\`); a("http://a.example/bb");`,
    from: "http://a.example/b",
    to: "http://a.example/d'\"",
    after: "not an identifier",
  },
  {
    name: "every spelling in a program",
    language: "typescript",
    text: `a("http://a.example/b"); a('HTTP://A.example/%62'); a("http://a.example/\\u0062"); a("http://a.example/bb");`,
    from: "http://a.example/b",
    to: "http://c.example/d'",
    after: `a("http://c.example/d'"); a('http://c.example/d\\''); a("http://c.example/d'"); a("http://a.example/bb");`,
  },
  {
    name: "prefixes stay where the new name fits one",
    language: "turtle",
    text: `@prefix foaf: <${foaf}> .\n<${foaf}Person> a foaf:Person .`,
    from: `${foaf}Person`,
    to: `${foaf}Agent/1`,
    after: `@prefix foaf: <${foaf}> .\n<${foaf}Agent/1> a foaf:Agent\\/1 .`,
  },
  {
    name: "another prefix is taken where the new name fits that",
    language: "turtle",
    text: `@prefix foaf: <${foaf}> . @prefix a: <http://a.example/> .\n<b> a foaf:Person .`,
    from: `${foaf}Person`,
    to: "http://a.example/Human",
    after: `@prefix foaf: <${foaf}> . @prefix a: <http://a.example/> .\n<b> a a:Human .`,
  },
  {
    name: "a prefix without a local part is written out with the new name",
    language: "turtle",
    text: "@prefix a: <http://a.example/> . a: a <http://a.example/b> .",
    from: "http://a.example/",
    to: "http://b.example/c",
    after: "@prefix a: <http://b.example/c> . <http://b.example/c> a <http://a.example/b> .",
  },
  {
    name: "a prefixed name is written out where no prefix fits",
    language: "sparql",
    text: `PREFIX foaf: <${foaf}>\nSELECT * { ?s a foaf:Person }`,
    from: `${foaf}Person`,
    to: "http://a.example/Human",
    after: `PREFIX foaf: <${foaf}>\nSELECT * { ?s a <http://a.example/Human> }`,
  },
  {
    name: "a prefixed name is written out where no local part begins so (Turtle §6.5)",
    language: "turtle",
    text: `@prefix foaf: <${foaf}> .\n<b> a foaf:Person .`,
    from: `${foaf}Person`,
    to: `${foaf}-a`,
    after: `@prefix foaf: <${foaf}> .\n<b> a <${foaf}-a> .`,
  },
  {
    name: "a local part begins with a digit",
    language: "turtle",
    text: `@prefix foaf: <${foaf}> .\n<b> a foaf:Person .`,
    from: `${foaf}Person`,
    to: `${foaf}1-a`,
    after: `@prefix foaf: <${foaf}> .\n<b> a foaf:1-a .`,
  },
  {
    name: "a prefixed name is written out where a letter is none of its grammar",
    language: "turtle",
    text: `@prefix foaf: <${foaf}> . @prefix a: <http://a.example/> .\n<b> a foaf:Person .`,
    from: `${foaf}Person`,
    to: "http://a.example/1ª",
    after: `@prefix foaf: <${foaf}> . @prefix a: <http://a.example/> .\n<b> a <http://a.example/1ª> .`,
  },
  {
    name: "in JSON-LD",
    language: "jsonld",
    text: `{"@context":{"foaf":"${foaf}"},"@id":"http://a.example/","@type":"foaf:Person"}`,
    from: `${foaf}Person`,
    to: `${foaf}Agent`,
    after: `{"@context":{"foaf":"${foaf}"},"@id":"http://a.example/","@type":"foaf:Agent"}`,
  },
  {
    name: "terms of JSON-LD: their definition, or what follows the vocabulary",
    language: "jsonld",
    text: '{"@context":{"@vocab":"http://v.example/","b":"http://v.example/a"},"a":1,"b":2}',
    from: "http://v.example/a",
    to: "http://v.example/c",
    after: '{"@context":{"@vocab":"http://v.example/","b":"http://v.example/c"},"c":1,"b":2}',
  },
  {
    name: "a term of JSON-LD that the vocabulary does not precede any more",
    language: "jsonld",
    text: '{"@context":{"@vocab":"http://v.example/"},"a":1}',
    from: "http://v.example/a",
    to: "http://w.example/c",
    after: '{"@context":{"@vocab":"http://v.example/"},"http://w.example/c":1}',
  },
  {
    name: "names of RDF/XML, with their end tags",
    language: "xml",
    text: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><f:Person r:about="${foaf}Person" f:name=""></f:Person><f:Person/></r:RDF>`,
    from: `${foaf}Person`,
    to: `${foaf}Agent`,
    after: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><f:Agent r:about="${foaf}Agent" f:name=""></f:Agent><f:Agent/></r:RDF>`,
  },
  {
    name: "names of RDF/XML with another prefix of their place",
    language: "xml",
    text: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><f:Person xmlns:a="http://a.example/"></f:Person></r:RDF>`,
    from: `${foaf}Person`,
    to: "http://a.example/B",
    after: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><a:B xmlns:a="http://a.example/"></a:B></r:RDF>`,
  },
  {
    name: "names of RDF/XML for which no prefix fits",
    language: "xml",
    text: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><f:Person/></r:RDF>`,
    from: `${foaf}Person`,
    to: `${foaf}1`,
    after: "not-writable",
  },
  {
    name: "names of RDF/XML with a letter that is none of XML (XML 1.0 §2.3)",
    language: "xml",
    text: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><f:Person/></r:RDF>`,
    from: `${foaf}Person`,
    to: `${foaf}Nª`,
    after: "not-writable",
  },
  {
    name: "a namespace of RDF/XML",
    language: "xml",
    text: `<r:RDF xmlns:r="${rdf}" xmlns:f="${foaf}"><f:Person></f:Person></r:RDF>`,
    from: foaf,
    to: "http://a.example/",
    after: `<r:RDF xmlns:r="${rdf}" xmlns:f="http://a.example/"><f:Person></f:Person></r:RDF>`,
    kind: "namespace",
  },
  {
    name: "names of RDFa, by a prefix, with none and as a whole",
    language: "html",
    text: '<p property="dc:title schema:b"><p vocab="http://purl.org/dc/terms/" property="title">',
    from: "http://purl.org/dc/terms/title",
    to: "http://a.example/b",
    after:
      '<p property="http://a.example/b schema:b"><p vocab="http://purl.org/dc/terms/" property="http://a.example/b">',
  },
  {
    name: "names of RDFa where a prefix fits",
    language: "html",
    text: '<p property="dc:title"><p vocab="http://purl.org/dc/terms/" property="title">',
    from: "http://purl.org/dc/terms/title",
    to: `${foaf}name`,
    after: '<p property="foaf:name"><p vocab="http://purl.org/dc/terms/" property="foaf:name">',
  },
  {
    name: "an entity is replaced as a whole",
    language: "xml",
    text: `<!DOCTYPE r [<!ENTITY f "${foaf}">]>\n<r xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a rdf:resource="&f;Person"/></r>`,
    from: `${foaf}Person`,
    to: "http://a.example/?b&c",
    after: `<!DOCTYPE r [<!ENTITY f "${foaf}">]>\n<r xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a rdf:resource="http://a.example/?b&amp;c"/></r>`,
  },
  {
    name: "relative references stay relative where they can",
    language: "turtle",
    text: "@base <http://a.example/b/> .\n<c> <d> <http://a.example/b/c> .",
    from: "http://a.example/b/c",
    to: "http://a.example/e",
    after: "@base <http://a.example/b/> .\n<../e> <d> <http://a.example/e> .",
  },
  {
    name: "a namespace with all below it, in every equivalent spelling (RFC 3986 §6.2.2)",
    language: "turtle",
    text:
      "@prefix a: <http://a.example/b/c#> . @prefix d: <HTTP://A.example/%62/c#> .\n" +
      "a:e a d:f , <HTTP://a.example/b/c#%C3%A9> , <http://a.example/b/x/../c#g> , <http://a.example/b/cc#> .",
    from: "http://a.example/b/c#",
    to: "http://i.example/",
    after:
      "@prefix a: <http://i.example/> . @prefix d: <http://i.example/> .\n" +
      "a:e a d:f , <http://i.example/%C3%A9> , <http://i.example/g> , <http://a.example/b/cc#> .",
    kind: "namespace",
  },
  {
    name: "a namespace with all below it",
    language: "turtle",
    text: `@prefix foaf: <${foaf}> .\n<${foaf}Person> a foaf:Class .`,
    from: foaf,
    to: "http://a.example/f#",
    after: "@prefix foaf: <http://a.example/f#> .\n<http://a.example/f#Person> a foaf:Class .",
    kind: "namespace",
  },
  {
    name: "what a place has no way to write",
    language: "turtle",
    text: "<http://a.example/b> <c> <d> .",
    from: "http://a.example/b",
    to: "http://a.example/>",
    after: "not an identifier",
  },
  {
    name: "what would be taken for no identifier any more",
    language: "typescript",
    text: 'const a = "http://a.example/b";',
    from: "http://a.example/b",
    to: "b:c",
    after: "read-otherwise",
  },
];

describe("renameInDocument", () => {
  for (const { name, language, text, from, to, after, kind } of rows)
    it(name, () => {
      const refusal = refusalOf(to, { isPath: false });
      if (refusal !== undefined) return assert.equal(after, "not an identifier");
      const { literals } = checkDocument(text, readDocument(text, language).literals, defaultSettings);
      const renaming: Renaming =
        kind === "namespace"
          ? { kind, from, key: keyOfIri(from) ?? "", to }
          : { kind: "identifier", key: keyOfIri(from) ?? "", to };
      const document = { text, language, literals, uri: "file:///p/doc" };
      const result = renameInDocument(document, renaming, defaultSettings);
      if (!result.ok) return assert.equal(result.reason, after);
      let edited = text;
      for (const edit of result.edits.toReversed())
        edited = edited.slice(0, edit.span.start) + edit.text + edited.slice(edit.span.end);
      assert.equal(edited, after);
    });
});

const labels: readonly (readonly [name: string, text: string, to: string, after: string | undefined])[] = [
  [
    "in RDF/XML",
    `<r:RDF xmlns:r="${rdf}" xmlns:a="http://a.example/"><a:b a:c=""></a:b></r:RDF>`,
    "x",
    `<r:RDF xmlns:r="${rdf}" xmlns:x="http://a.example/"><x:b x:c=""></x:b></r:RDF>`,
  ],
  [
    "in RDFa",
    '<p prefix="a: http://a.example/" property="a:b dc:title">',
    "x",
    '<p prefix="x: http://a.example/" property="x:b dc:title">',
  ],
  [
    "in JSON-LD",
    '{"@context":{"a":"http://a.example/"},"@type":"a:b","a:c":1}',
    "x",
    '{"@context":{"x":"http://a.example/"},"@type":"x:b","x:c":1}',
  ],
  [
    "with each name that has it",
    "@prefix a: <http://a.example/> .\n@prefix ab: <http://b.example/> .\na:b a ab:c, <http://a.example/d> .",
    "x",
    "@prefix x: <http://a.example/> .\n@prefix ab: <http://b.example/> .\nx:b a ab:c, <http://a.example/d> .",
  ],
  [
    "to none",
    "PREFIX a: <http://a.example/>\nSELECT * { a:b ?c a: }",
    "",
    "PREFIX : <http://a.example/>\nSELECT * { :b ?c : }",
  ],
  ["not to one that is declared", "@prefix a: <http://a.example/> . @prefix b: <http://b.example/> .", "b", undefined],
  ["not to a letter that is none of its grammar", "@prefix a: <http://a.example/> .", "aº", undefined],
  ["not to what is no label", "@prefix a: <http://a.example/> .", "1 2", undefined],
];

describe("renamePrefix", () => {
  for (const [name, text, to, after] of labels)
    it(name, () => {
      const language = languageOf(text);
      const { literals } = checkDocument(text, readDocument(text, language).literals, defaultSettings);
      const edits = renamePrefix({ text, language, literals }, "a", to, defaultSettings);
      let edited = edits === undefined ? undefined : text;
      for (const { span, text: written } of edits?.toSorted((a, b) => b.span.start - a.span.start) ?? [])
        edited = `${edited?.slice(0, span.start) ?? ""}${written}${edited?.slice(span.end) ?? ""}`;
      assert.equal(edited, after);
    });
});

function languageOf(text: string): LanguageName {
  if (text.startsWith("<r:RDF")) return "xml";
  if (text.startsWith("<p")) return "html";
  if (text.startsWith("{")) return "jsonld";
  return text.startsWith("PREFIX") ? "sparql" : "turtle";
}
