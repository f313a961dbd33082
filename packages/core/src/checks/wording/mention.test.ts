import assert from "node:assert/strict";
import { codePointNotation, countCharacters, enumerate, describeCharacter, mentionRun, quote } from "./mention.js";

describe("describeCharacter", () => {
  const rows: readonly (readonly [codePoint: number, expected: string])[] = [
    [0x3c, "'<'"],
    [0x7e, "'~'"],
    [0xe9, "'é' (U+00E9)"],
    [0x1f600, "'😀' (U+1F600)"],
    [0x20, "U+0020 SPACE"],
    [0x1f, "U+001F INFORMATION SEPARATOR ONE"],
    [0x80, "U+0080 PADDING CHARACTER"],
    [0x202e, "U+202E RIGHT-TO-LEFT OVERRIDE"],
    [0x2044, "U+2044 FRACTION SLASH"],
    [0xfe00, "U+FE00 VARIATION SELECTOR-1"],
    [0xfe0f, "U+FE0F VARIATION SELECTOR-16"],
    [0xe0100, "U+E0100 VARIATION SELECTOR-17"],
    [0xe01ef, "U+E01EF VARIATION SELECTOR-256"],
    [0x05d0, "U+05D0 (Hebrew)"],
    [0x07ca, "U+07CA (N'Ko)"],
    [0x10900, "U+10900 (right-to-left)"],
    [0x0301, "U+0301 (combining)"],
    [0xe000, "U+E000"],
    [0xd800, "U+D800"],
    [0x10ffff, "U+10FFFF"],
  ];
  for (const [codePoint, expected] of rows) {
    it(`${codePointNotation(codePoint)} is ${expected}`, () => assert.equal(describeCharacter(codePoint), expected));
  }

  for (const number of [-1, 0x110000, 0.5, NaN, Infinity])
    it(`takes ${number}, which is no code point, for U+FFFD`, () =>
      assert.equal(describeCharacter(number), describeCharacter(0xfffd)));

  it("prints no mark and nothing that is not seen", () => {
    const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++)
      if (unseen.test(String.fromCodePoint(codePoint)))
        assert.ok(!describeCharacter(codePoint).startsWith("'"), codePointNotation(codePoint));
  });
});

describe("mentionRun", () => {
  const rows: readonly (readonly [text: string, expected: string])[] = [
    ["<>", "'<>'"],
    ["é", "'é' (U+00E9)"],
    ["éé", "'é' (U+00E9) and 1 more character"],
    ["\u200B\u200B\u{1F600}", "U+200B ZERO WIDTH SPACE and 2 more characters"],
    ["<é", "'<' and 1 more character"],
    ["é<", "'é' (U+00E9) and 1 more character"],
    ["!!", "'!!'"],
    ["~~", "'~~'"],
  ];
  for (const [text, expected] of rows) it(expected, () => assert.equal(mentionRun(text), expected));
});

describe("countCharacters", () => {
  it("counts a pair once and each half without its other half", () => {
    assert.equal(countCharacters("a😀\uDE00\uD83D"), 4);
    assert.equal(countCharacters(""), 0);
    assert.equal(countCharacters("\uFFFF\uFFFF"), 2);
  });
});

describe("quote", () => {
  const rows: readonly (readonly [name: string, text: string, expected: string])[] = [
    ["text as it is", "a b/é", "'a b/é'"],
    ["nothing", "", "''"],
    ["unseen characters by code point", "a\u200B\uFE0F\nb", "'a[U+200B][U+FE0F][U+000A]b'"],
    ["combining marks where they stand", "e\u0301", "'e\u0301'"],
    ["right-to-left text between isolates", "a/אב", "'\u2066a/אב\u2069'"],
    ["text of 80 characters", "a".repeat(80), `'${"a".repeat(80)}'`],
    ["no more than 80 characters", "a".repeat(81), `'${"a".repeat(80)}…'`],
    ["80 astral characters", "😀".repeat(80), `'${"😀".repeat(80)}'`],
    ["no half of a pair", `a${"😀".repeat(81)}`, `'a${"😀".repeat(79)}…'`],
    ["right-to-left text that does not fit", "א".repeat(90), `'\u2066${"א".repeat(80)}\u2069…'`],
  ];
  for (const [name, text, expected] of rows) it(`shows ${name}`, () => assert.equal(quote(text), expected));
});

describe("enumerate", () => {
  it("joins names as a sentence does", () => {
    assert.equal(enumerate([]), "");
    assert.equal(enumerate(["Latin"]), "Latin");
    assert.equal(enumerate(["Latin", "Greek"]), "Latin and Greek");
    assert.equal(enumerate(["Latin", "Greek", "Thai"]), "Latin, Greek and Thai");
  });
});
