import assert from "node:assert/strict";
import * as fc from "fast-check";
import { parseSettingsText, type SettingsText } from "./settings-text.js";

const read: readonly (readonly [name: string, text: string, value: unknown])[] = [
  ["JSON", ' { "a" : [ "b", 1.5e+3, true, null, {} ], "": [] }\r\n', { a: ["b", 1500, true, null, {}], "": [] }],
  ["a byte order mark", "\uFEFF{}", {}],
  ["comments", '// a\n{ /* " */ "a": /**/ 1 // }\n /* * */ }\n// b', { a: 1 }],
  ["what looks like comments within texts", '{ "a": "http://b/*c*/", "d\\"//": 1 }', { a: "http://b/*c*/", 'd"//': 1 }],
  ["a comma before a closing bracket", '{ "a": ["b", /* c */ ], }', { a: ["b"] }],
  ["commas in texts", '["a,", ","]', ["a,", ","]],
  ["names of members of all objects", '{ "__proto__": 1 }', JSON.parse('{ "__proto__": 1 }')],
];

const wrong: readonly (readonly [text: string, message: string])[] = [
  ["", "Line 1, column 1: expected a value, but the file ends."],
  ["\uFEFF // a", "Line 1, column 6: expected a value, but the file ends."],
  ["{", "Line 1, column 2: expected a name between double quotes or '}', but the file ends."],
  ["{ preset: 1 }", "Line 1, column 3: expected a name between double quotes or '}', not 'p'."],
  ['{\n  "a": 1\r\n  "b": 2\n}', "Line 3, column 3: expected ',' or '}', not '\"'."],
  ['{ "a" 1 }', "Line 1, column 7: expected ':', not '1'."],
  ['{ "a": }', "Line 1, column 8: expected a value, not '}'."],
  ["[,]", "Line 1, column 2: expected a value or ']', not ','."],
  ["[1,,]", "Line 1, column 4: expected a value or ']', not ','."],
  ["[1}", "Line 1, column 3: expected ',' or ']', not '}'."],
  ["{},", "Line 1, column 3: expected nothing more, not ','."],
  ["[01]", "Line 1, column 2: expected a value or ']', not '0'."],
  ["truely", "Line 1, column 1: expected a value, not 't'."],
  ["{} /* a", "Line 1, column 4: expected nothing more, not '/'."],
  [
    '"a\n"',
    "Line 1, column 1: the text after '\"' does not end on its line, or has an escape that JSON does not have.",
  ],
  [
    '["\\x"]',
    "Line 1, column 2: the text after '\"' does not end on its line, or has an escape that JSON does not have.",
  ],
  ["\u200B{}", "Line 1, column 1: expected a value, not U+200B ZERO WIDTH SPACE."],
];

describe("parseSettingsText", () => {
  for (const [name, text, value] of read) {
    it(`reads ${name}`, () => assert.deepEqual(parseSettingsText(text), { ok: true, value }));
  }

  for (const [text, message] of wrong) {
    it(`says where ${JSON.stringify(text)} is wrong`, () =>
      assert.deepEqual(withoutMissing(parseSettingsText(text)), { ok: false, message }));
  }

  for (const [text, at, tokens] of [
    ['{\n  "a": 1 // b\n  "c": 2\n}', 10, [",", "}"]],
    ['{ "a" /* b */ 1 }', 5, [":"]],
    ['["a"', 4, [",", "]"]],
    ["{},", undefined, undefined],
    ["[,]", undefined, undefined],
  ] as const) {
    it(`says what is missing in ${JSON.stringify(text)}`, () => {
      const parsed = parseSettingsText(text);
      assert.deepEqual(parsed.ok ? undefined : parsed.missing, at === undefined ? undefined : { at, tokens });
    });
  }

  it("reads whatever JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.json(), (text) =>
        assert.deepEqual(parseSettingsText(text), { ok: true, value: JSON.parse(text) as unknown }),
      ),
    );
  });

  it("throws for no text", () => {
    const parts = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ":",
      ",",
      '"a"',
      '"',
      "\\",
      "/*",
      "*/",
      "//",
      "1",
      "-",
      "null",
      "\n",
    );
    fc.assert(fc.property(fc.array(parts), (some) => void parseSettingsText(some.join(""))));
  });

  const letters = "\u0101".repeat(16_000_000);
  for (const [name, text] of [
    ["a comment", `/*${letters}*/1`],
    ["a comment that ends with its line", `//${letters}\n1`],
    ["many comments", `${"/**/".repeat(8_000_000)}1`],
    ["a text", `"${letters}"`],
  ] as const) {
    it(`reads ${name} of any length`, () => assert.equal(parseSettingsText(text).ok, true));
  }

  it("takes time in proportion to the text", () => {
    for (const part of ["[", "/*", "/**/", " ", '"a",', "\\", "1", '{"a":'])
      for (const before of ["", "[", '"']) parseSettingsText(before + part.repeat(100_000));
  });
});

/** The result without what is missing, of which other tests tell. */
function withoutMissing(parsed: SettingsText): SettingsText {
  return parsed.ok ? parsed : { ok: false, message: parsed.message };
}
