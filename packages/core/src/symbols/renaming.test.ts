import assert from "node:assert/strict";
import { readDocument } from "../documents/document.js";
import type { LanguageName } from "../documents/languages.js";
import { checkDocument } from "../literals/judge/check-document.js";
import { defaultSettings } from "../literals/settings/settings.js";
import { keyOfIri } from "./iri-symbol.js";
import { refusalOf, renameInDocument, renamePrefix, type Renaming } from "./renaming.js";

const foaf = "http://xmlns.com/foaf/0.1/";

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
    name: "a prefixed name is written out where no prefix fits",
    language: "sparql",
    text: `PREFIX foaf: <${foaf}>\nSELECT * { ?s a foaf:Person }`,
    from: `${foaf}Person`,
    to: "http://a.example/Human",
    after: `PREFIX foaf: <${foaf}>\nSELECT * { ?s a <http://a.example/Human> }`,
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
        kind === "namespace" ? { kind, from, to } : { kind: "identifier", key: keyOfIri(from) ?? "", to };
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
  ["not to what is no label", "@prefix a: <http://a.example/> .", "1 2", undefined],
];

describe("renamePrefix", () => {
  for (const [name, text, to, after] of labels)
    it(name, () => {
      const language = text.startsWith("PREFIX") ? "sparql" : "turtle";
      const { literals } = checkDocument(text, readDocument(text, language).literals, defaultSettings);
      const edits = renamePrefix({ text, language, literals }, "a", to, defaultSettings);
      let edited = edits === undefined ? undefined : text;
      for (const { span, text: written } of edits?.toSorted((a, b) => b.span.start - a.span.start) ?? [])
        edited = `${edited?.slice(0, span.start) ?? ""}${written}${edited?.slice(span.end) ?? ""}`;
      assert.equal(edited, after);
    });
});
