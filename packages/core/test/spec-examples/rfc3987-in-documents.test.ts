import assert from "node:assert/strict";
import type { LanguageName } from "../../src/documents/index.js";
import { readDocument } from "../../src/documents/index.js";
import { checkDocument, readSettings } from "../../src/literals/index.js";

const page = "<meta charset=iso-8859-1>";

/** Statements of the specifications on identifiers in documents, by their sections. */
const rows: readonly (readonly [section: string, language: LanguageName, text: string, ...codes: string[]])[] = [
  [
    "RFC 3987 §6.4: text that was lost in another charset is told once",
    "html",
    `${page}<a href="http://a.example/r\uFFFDsum\uFFFD"><a href="http://a.example/\uFFFD">`,
    "charset-contradicted",
  ],
  [
    "RFC 3987 §6.3: UTF-8 in a document that says Latin-1",
    "html",
    `${page}<a href="http://a.example/r\u00C3\u00A9sum\u00C3\u00A9">`,
    "character-mojibake",
    "charset-contradicted",
    "character-mojibake",
  ],
  [
    "3987bis §3.5: a query that browsers send in the charset of the document",
    "html",
    `${page}<a href="http://a.example/?\u00E9">`,
    "query-non-ascii",
  ],
  ["3987bis §3.5: one of another scheme", "html", `${page}<a href="ftp://a.example/?\u00E9">`, "ftp-query"],
  [
    "Turtle §sec-iri: no escape but those of characters by their numbers",
    "turtle",
    String.raw`<http://a.example/x\n> a <http://a.example/b> .`,
    "character-backslash",
  ],
  [
    "the same in TriG",
    "trig",
    String.raw`<http://a.example/x\n> { <http://a.example/> a <http://a.example/b> }`,
    "character-backslash",
  ],
  ["the same in SPARQL", "sparql", String.raw`SELECT * WHERE { <http://a.example/x\n> ?p ?o }`, "character-backslash"],
  [
    "the same in the namespace of a prefix",
    "turtle",
    String.raw`@prefix a: <http://a.example/x\n> . @prefix : <http://a.example/\r> . a:b a :c .`,
    "character-backslash",
    "character-backslash",
  ],
  [
    "the same in SPARQL's prefixes",
    "sparql",
    String.raw`PREFIX a: <http://a.example/x\t> SELECT * { ?b a a:c }`,
    "character-backslash",
  ],
  ["the same in ShEx", "shex", String.raw`PREFIX a: <http://a.example/x\n> a:B { a:c IRI }`, "character-backslash"],
  ["RFC 3986 §5.1: a base that is no IRI is told by what is wrong in it", "turtle", "@base <a b> .", "character-space"],
];

describe("identifiers in documents", () => {
  const { settings } = readSettings({ preset: "all" });
  for (const [section, language, text, ...codes] of rows)
    it(section, () => {
      const { findings } = checkDocument(text, readDocument(text, language).literals, settings);
      assert.deepEqual(
        findings.map(({ code }) => code),
        codes,
      );
    });
});
