import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertReadInParts, literalsInParts } from "../../../../test/literals-in-parts.js";
import { readDocument } from "../../document.js";
import { partReadingOf } from "../../languages.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../../../../tests/fixtures/${name}`, import.meta.url), "utf8");

const graph = `{
  "@context": [{"ex": "http://data.example/ns#", "knows": {"@id": "ex:knows", "@type": "@id"}}, {"@vocab": "ex:"}],
  "@graph": [
    {"@id": "ex:a", "knows": ["http://a b/", {"@id": "ex:c d"}], "note": "http://e f/"},
    {"@context": {"note": {"@type": "@id"}}, "@id": "ex:g", "note": "http://h i/", "list": {"@list": [{"note": "j k"}]}},
    {"@id": "ex:l", "note": "m n", "at": {"@value": "http://o p/", "@type": "http://www.w3.org/2001/XMLSchema#anyURI"}}
  ],
  "knows": "q r"
}`;

const features = `{"type":"FeatureCollection","features":[${'{"type":"Feature","properties":{"url":"http:/a b/","n":[1,2]}},'.repeat(5)}{}]}`;
const lock =
  '{"packages":{"node_modules/a":{"resolved":"http://a/","x":{"y":"z"}},"node_modules/b":{"resolved":"http://b/"}},"c":"d"}';
const flat = `{"a":[${'"http://c/",'.repeat(20_000)}"d"]}`;

const tokens = [
  ..."{}[]:,\"'/ a",
  "\n",
  "\\",
  '"a"',
  '"b":',
  '{"c":',
  '"@context":',
  "//",
  "/*",
  "*/",
  "1.5",
  "\u00E9",
];

describe("a JSON document that is cut", () => {
  for (const [name, language, text] of [
    ["data.json", "json", fixture("data.json")],
    ["thing.jsonld", "jsonld", fixture("thing.jsonld")],
    ["a graph with contexts", "jsonld", graph],
    ["a collection of features", "json", features],
    ["a lock of packages", "json", lock],
    ["a deep one", "json", `${'{"a":['.repeat(300)}"b"${"]}".repeat(300)}`],
  ] as const)
    it(`has the literals of the whole at every length: ${name}`, () => {
      const expected = readDocument(text, language).literals;
      for (let length = 1; length < Math.min(text.length, 600); length++)
        assert.deepEqual(literalsInParts(text, language, length).literals, expected, String(length));
      assert.ok(literalsInParts(text, language, 1).parts > 3);
    });

  it("has the literals of the whole where no object ends", () =>
    assert.deepEqual(literalsInParts(flat, "json", 70_000), {
      literals: readDocument(flat, "json").literals,
      parts: 4,
    }));

  it("has the literals of the whole, however broken it is", () => assertReadInParts("json", tokens));

  for (const [name, text, cut] of [
    ["behind an object", '{"a":{"b":1},"c":2', 12],
    ["not between members that may tell of each other", '{"a":"b","c"', 0],
    ["behind a comma where no object ends", flat.slice(0, 100_000), 99_990],
    ["before a long value", `{"a":"b","c":"${", ".repeat(1 << 19)}`, 9],
    ["not within a string", '["a, }', 0],
    ["not within a context", '[{"a":1},{"@context":{"b":{"c":1},', 8],
    ["behind a context", '{"@context":{"b":{}},"c":{}', 27],
  ] as const)
    it(`is cut ${name}`, () => assert.equal(partReadingOf("json")?.lastCutIn(text), cut));
});
