import assert from "node:assert/strict";
import { runInNewContext } from "node:vm";
import { characterNamesScript } from "../../../../tools/build/bundle/character-names.mjs";
import { CharacterNames } from "./character-names.js";

describe("the names of characters", () => {
  let names = new CharacterNames("");

  before(async () => {
    const page: { characterNames?: string } = {};
    runInNewContext(await characterNamesScript(), page);
    names = new CharacterNames(page.characterNames ?? "");
  });

  for (const [codePoint, name] of [
    [0x1f, undefined],
    [0x20, "SPACE"],
    [0x7e, "TILDE"],
    [0x7f, undefined],
    [0x5d0, "HEBREW LETTER ALEF"],
    [0x5ea, "HEBREW LETTER TAV"],
    [0x5eb, undefined],
    [0x33ff, "SQUARE GAL"],
    [0x3400, "CJK UNIFIED IDEOGRAPH-3400"],
    [0x9fff, "CJK UNIFIED IDEOGRAPH-9FFF"],
    [0xabff, undefined],
    // The Unicode Standard, §3.12: the examples of Hangul syllable names.
    [0xac00, "HANGUL SYLLABLE GA"],
    [0xd4db, "HANGUL SYLLABLE PWILH"],
    [0xd7a3, "HANGUL SYLLABLE HIH"],
    [0xd7a4, undefined],
    [0xd800, undefined],
    [0xe000, undefined],
    [0x1e34, "LATIN CAPITAL LETTER K WITH LINE BELOW"],
    [0x2501, "BOX DRAWINGS HEAVY HORIZONTAL"],
    [0xfa0e, "CJK COMPATIBILITY IDEOGRAPH-FA0E"],
    [0x13460, "EGYPTIAN HIEROGLYPH-13460"],
    [0x17000, "TANGUT IDEOGRAPH-17000"],
    [0x1b2fb, "NUSHU CHARACTER-1B2FB"],
    [0x1b2fc, undefined],
    [0x1f600, "GRINNING FACE"],
    [0xe0001, "LANGUAGE TAG"],
    [0x10ffff, undefined],
  ] as const)
    it(`are known: U+${codePoint.toString(16).toUpperCase()}`, () => assert.equal(names.of(codePoint), name));

  it("are those of Unicode", async () => {
    const { default: all } = await import("@unicode/unicode-18.0.0/Names/index.mjs");
    const named = [...all].filter(([, label]) => !/[a-z]/u.test(label));
    const some = named.filter((_, index) => index % 23 === 0);
    assert.ok(some.length > 1000);
    for (const [codePoint, label] of some) assert.equal(names.of(codePoint), label);
  });
});
