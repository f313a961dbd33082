import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument, type LanguageName } from "../../index.js";

interface Row {
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly language?: LanguageName;
}

const rows: readonly Row[] = [
  { name: "a string alone", text: '"a"', lines: ["a  value"] },
  {
    name: "names and values",
    text: '{"a":{"b":"c"},"d":"e"}',
    lines: ["a  key a", "b  key a > b", "c  value a > b", "d  key d", "e  value d"],
  },
  {
    name: "arrays leave no trace in the path",
    text: '{"a":["b",["c"],{"d":"e"}]}',
    lines: ["a  key a", "b  value a", "c  value a", "d  key a > d", "e  value a > d"],
  },
  { name: "an array at the root", text: '["a",{"b":"c"}]', lines: ["a  value", "b  key b", "c  value b"] },
  { name: "several values", text: '{"a":"b"}\n{"c":"d"}', lines: ["a  key a", "b  value a", "c  key c", "d  value c"] },
  {
    name: "an escaped name is decoded in the path",
    text: String.raw`{"\u0061":"b"}`,
    lines: [String.raw`\u0061  key a`, "b  value a"],
  },
  { name: "escaped quotes", text: String.raw`["a\"b\\", "c"]`, lines: [String.raw`a\"b\\  value`, "c  value"] },
  {
    name: "an address that nothing closes on its line",
    text: '{"a": "https://b/”\n"c": "https://d/,\n"e": "f, \n"g": ["https://h/ i\n"https://j/',
    lines: [
      "a  key a",
      "https://b/”  value a",
      "c  key c",
      "https://d/,  value c",
      "e  key e",
      "g  key g",
      "https://j/  value g",
    ],
  },
  { name: "comments", text: '// "x"\n{"a": /* "y" */ "b"}', lines: ["a  key a", "b  value a"], language: "jsonc" },
  { name: "slashes in strings", text: '["http://a/*b*/"]', lines: ["http://a/*b*/  value"] },
  {
    name: "names without quotes",
    text: "{a: 'b', $c: \"d\"}",
    lines: ["b  value a", "d  value $c"],
    language: "json5",
  },
  {
    name: "a string over two lines",
    text: '["a\\\r\nb", "c"]',
    lines: ["a\\\r\nb  value", "c  value"],
    language: "json5",
  },
  { name: "a byte order mark", text: '\uFEFF{"a":"b"}', lines: ["a  key a", "b  value a"] },
  {
    name: "a string that is not closed is passed over",
    text: '{"a": "b\n, "c": "d"}',
    lines: ["a  key a", "c  key c", "d  value c"],
  },
  { name: "a string that the text leaves open", text: '{"a": "b', lines: ["a  key a"] },
  { name: "a name without its value", text: '{"a": {"b"', lines: ["a  key a", "b  key a"] },
  { name: "a missing comma", text: '{"a":"b" "c":"d"}', lines: ["a  key a", "b  value a", "c  key c", "d  value c"] },
  { name: "a missing value", text: '{"a":,"b":"c"}', lines: ["a  key a", "b  key b", "c  value b"] },
  { name: "a missing bracket", text: '{"a":["b"},"c"', lines: ["a  key a", "b  value a", "c  value"] },
  { name: "a bracket too many", text: '{"a":"b"]}}["c"]', lines: ["a  key a", "b  value a", "c  value"] },
  { name: "a comma too many", text: '{"a":["b",],}', lines: ["a  key a", "b  value a"] },
];

describe("JSON documents", () => {
  for (const { name, text, lines, language = "json" } of rows)
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));

  it("tells where comments stand", () => {
    const text = '[1, // a\n/* b */ "c"]';
    const comments = readDocument(text, "jsonc").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(comments, ["// a", "/* b */"]);
  });
  it("knows the escapes of each kind of string", () => {
    const syntaxes = (language: LanguageName) =>
      readDocument(`["a", 'b']`, language).literals.map(({ syntax }) => syntax);
    assert.deepEqual(syntaxes("jsonc"), ["json-string", "javascript-string"]);
    assert.deepEqual(syntaxes("json5"), ["javascript-string", "javascript-string"]);
  });
  it("reads deep nesting without recursion", () => {
    const depth = 20_000;
    const text = `${'{"a":['.repeat(depth)}"b"${"}".repeat(depth)}${"]".repeat(depth)}`;
    const { literals } = readDocument(text, "json");
    assert.equal(literals.length, depth + 1);
    assert.equal(literals.at(-1)?.site.kind, "data");
  });
});
