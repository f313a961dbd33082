import assert from "node:assert/strict";
import { documentOf } from "./open-documents.js";

/** What language a document is read in. */
const rows: readonly (readonly [name: string, uri: string, languageId: string, language: string])[] = [
  ["what the client says", "file:///a.html", "javascript", "javascript"],
  ["the name of the file where that is unknown", "file:///a.ttl?b#c.html", "linked-data", "turtle"],
  ["quotation marks alone where both are", "file:///a.b", "c-d", "code"],
  ["the name of the file where the client knows nothing but text", "file:///a.ttl", "plaintext", "turtle"],
  ["the name of the file where the client knows nothing but JSON", "file:///a.jsonld", "json", "jsonld"],
  ["the name of the file where the client does not know notebooks", "file:///a.ipynb", "json", "jupyter"],
  ["the name of the file where templates are HTML to the client", "file:///a.ejs", "html", "template"],
  ["the name of the file where XHTML is HTML to the client", "file:///a.xhtml", "html", "xml"],
  ["the name of the file where templates are Ruby to the client", "file:///a.erb", "ruby", "template"],
  ["what the client says where the name speaks of another language", "file:///config.ru", "ruby", "ruby"],
  ["what the client says where the name says nothing", "file:///a.b", "plaintext", "plaintext"],
  [
    "the name of the file where the client tells kinds of names and values not apart",
    "file:///a.cfg",
    "properties",
    "ini",
  ],
  ["what the client says where the name tells no more", "file:///a.conf", "properties", "properties"],
];

describe("documentOf", () => {
  for (const [name, uri, languageId, language] of rows)
    it(`reads a document by ${name}`, () => {
      const { language: found } = documentOf({ uri, languageId, version: 1, text: "" }, { encoding: "utf-16" });
      assert.equal(found, language);
    });
});
