import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "./index.js";

/** Beyond Latin-1, so that an expression with the flag `u` looks at each character for a surrogate. */
const run = "\u4E00".repeat(12_000_000);

const rows: readonly (readonly [language: LanguageName, what: string, before: string, after: string])[] = [
  ["css", "a name", "", ""],
  ["toml", "a bare key", "", ""],
  ["toml", "a basic string", 'a = "', '"'],
  ["toml", "a literal string", "a = '", "'"],
  ["toml", "a comment", "# ", "\n"],
  ["properties", "a name", "", "= b"],
  ["properties", "a value", "a = ", "\n"],
  ["properties", "a comment", "# ", "\n"],
  ["ini", "a section", "[", "]\n"],
  ["ini", "a name", "", " = b\n"],
  ["ini", "a value", "a = '", "'\n"],
  ["ini", "a comment", "; ", "\n"],
  ["dotenv", "a value", "a=", "\n"],
  ["dotenv", "a comment", "# ", "\n"],
  ["turtle", "a word", "", ""],
  ["turtle", "a local name", "a:", " ."],
  ["sparql", "an identifier", "<", ">"],
  ["python", "a name", "", " = 1"],
  ["shell", "an address", "curl http://", "\n"],
  ["latex", "text", "", ""],
  ["latex", "a comment", "% ", "\n"],
  ["latex", "an address", "\\url{http://", "}"],
  ["bibtex", "a comment", "% ", "\n"],
  ["restructuredtext", "a line", "", "\n"],
  ["asciidoc", "a line", "", "\n"],
  ["markdown", "an attribute", "b <a href=", ">c</a>"],
  ["svelte", "a word in an expression", "{", "}"],
  ["svelte", "a string in an expression", '{"', '"}'],
  ["svelte", "a comment in an expression", "{// ", "\n}"],
];

describe("readers", () => {
  for (const [language, what, before, after] of rows)
    it(`read ${what} of twelve million characters: ${language}`, () => {
      assert.ok(readDocument(before + run + after, language).literals.slice().length < 4);
    });
});
