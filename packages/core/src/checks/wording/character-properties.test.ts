import assert from "node:assert/strict";
import { characterProperties, type CharacterProperties } from "./character-properties.js";

describe("characterProperties", () => {
  const rows: { name: string; codePoint: number; expected: CharacterProperties }[] = [
    { name: "an ASCII letter", codePoint: 0x61, expected: { notation: "U+0061", script: "Latin", bidiClass: "L" } },
    {
      name: "UTS #39 §4: a Cyrillic letter looks like a Latin one",
      codePoint: 0x430,
      expected: {
        notation: "U+0430",
        name: "CYRILLIC SMALL LETTER A",
        script: "Cyrillic",
        bidiClass: "L",
        looksLike: "a",
      },
    },
    {
      name: "a letter with a mark looks like itself",
      codePoint: 0xe9,
      expected: { notation: "U+00E9", script: "Latin", bidiClass: "L" },
    },
    {
      name: "UAX #9, Table 4: a Hebrew letter",
      codePoint: 0x5d0,
      expected: { notation: "U+05D0", script: "Hebrew", bidiClass: "R" },
    },
    {
      name: "a control goes with every script",
      codePoint: 0x202e,
      expected: { notation: "U+202E", name: "RIGHT-TO-LEFT OVERRIDE", bidiClass: "RLO" },
    },
    { name: "a lone surrogate", codePoint: 0xd800, expected: { notation: "U+D800", bidiClass: "L" } },
    {
      name: "a character beyond U+FFFF",
      codePoint: 0x1d400,
      expected: { notation: "U+1D400", bidiClass: "L", looksLike: "A" },
    },
    {
      name: "no code point",
      codePoint: 0x110000,
      expected: { notation: "U+FFFD", name: "REPLACEMENT CHARACTER", bidiClass: "ON" },
    },
  ];
  for (const { name, codePoint, expected } of rows) {
    it(name, () => assert.deepEqual(characterProperties(codePoint), expected));
  }
});
