import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../../../test/any-character.js";
import { parse } from "smol-toml";
import { decodeWritten, describeSyntax } from "../../../../test/syntax-laws.js";
import { tomlBasic } from "./toml-basic.js";

const alphabet = [
  "a",
  " ",
  "\\\\",
  '\\"',
  "\\b",
  "\\t",
  "\\n",
  "\\f",
  "\\r",
  "\\u00e9",
  "\\U0001F600",
  "\\u12",
  "é",
  "\\\n  ",
  "\\",
  "'",
];

describe("tomlBasic", () => {
  describeSyntax(
    tomlBasic,
    [{ name: "a line end after a backslash", written: "a\\ \n\n  b", text: "ab", units: ["a", "b"] }],
    alphabet,
  );

  it("agrees with smol-toml on every string that it accepts", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }), (parts) => {
        const written = parts.join("");
        const value = valueOf(`"""${written}"""`);
        if (value !== undefined) assert.equal(decodeWritten(tomlBasic, written), value);
      }),
    );
  });

  it("writes what smol-toml reads", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const written = tomlBasic.encode(text, '""', { start: 1, end: 1 });
        if (written !== undefined) assert.equal(valueOf(`"${written}"`), text);
      }),
    );
  });
});

function valueOf(source: string): unknown {
  try {
    return parse(`a = ${source}`)["a"];
  } catch {
    return undefined;
  }
}
