import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../../../test/any-character.js";
import { decodeWritten, describeSyntax } from "../../../../test/syntax-laws.js";
import { jsonString } from "./json-string.js";

const alphabet = [
  "a",
  "1",
  "\\",
  '\\"',
  "\\/",
  "\\\\",
  "\\b",
  "\\f",
  "\\n",
  "\\r",
  "\\t",
  "\\u0041",
  "\\uD83D",
  "\\uDE00",
  "\\u12",
  "\\x41",
  "😀",
  "\uD83D",
  "'",
];

describe("jsonString", () => {
  describeSyntax(
    jsonString,
    [
      {
        name: "an escaped slash",
        written: "http:\\/\\/a",
        text: "http://a",
        units: ["h", "t", "t", "p", ":", "\\/", "\\/", "a"],
      },
      {
        name: "a pair of escapes is a unit each",
        written: "\\uD83D\\uDE00",
        text: "😀",
        units: ["\\uD83D", "\\uDE00"],
      },
      { name: "escapes that JSON does not have stand for themselves", written: "\\x41\\'\\u12", text: "\\x41\\'\\u12" },
      { name: "a backslash at the end stands for itself", written: "a\\", text: "a\\" },
    ],
    alphabet,
  );

  it("agrees with JSON.parse on every string that it accepts", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }), (parts) => {
        const written = parts.join("");
        const value = parse(`"${written}"`);
        if (value !== undefined) assert.equal(decodeWritten(jsonString, written), value);
      }),
      { numRuns: 2000 },
    );
  });

  it("writes what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const written = jsonString.encode(text, '""', { start: 1, end: 1 });
        assert.equal(JSON.parse(`"${written}"`), text);
      }),
    );
  });
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
