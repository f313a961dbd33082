import assert from "node:assert/strict";
import { findMojibake } from "./mojibake.js";

/** What Windows-1252, and Latin-1 where it has none, make of the octets 80–BF. */
const characters = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ" + "\xA0¡¢£¤¥¦§¨©ª«¬\xAD®¯°±²³´µ¶·¸¹º»¼½¾¿";
const letters = "ƒŠŒŽšœžŸµ";
const signs = "‚„…‹‘’“”•–—™›\xA0¡ª«·º»¿";

function meantBy(text: string): string | undefined {
  const found = findMojibake(text);
  return found.length === 0 ? undefined : found.map(({ meant }) => meant).join(" ");
}

describe("mojibake", () => {
  for (const [index, character] of [...characters].entries()) {
    const isSign = signs.includes(character);
    const isSymbol = !isSign && !letters.includes(character);
    const octet = (0x80 + index).toString(16);

    it(`a Cyrillic word is ${isSymbol ? "" : "not "}told by octet ${octet}`, () => {
      // D0 xx D0 AA, where AA is a sign.
      const cyrillic = String.fromCharCode(0x400 + index) + "Ъ";
      assert.equal(meantBy(`Ð${character}Ðª`), isSymbol ? cyrillic : undefined);
    });

    it(`C3 before octet ${octet} is ${isSign ? "not " : ""}enough`, () => {
      const told = meantBy(`Ã${character}`);
      assert.equal(told, isSign ? undefined : String.fromCharCode(0xc0 + index));
    });
  }

  for (let codePoint = 0x80; codePoint < 0xa0; codePoint++)
    it(`U+00${codePoint.toString(16).toUpperCase()} is a symbol, as Latin-1 reads it`, () => {
      const cyrillic = String.fromCharCode(0x400 + codePoint - 0x80) + "Ъ";
      assert.equal(meantBy(`Ð${String.fromCharCode(codePoint)}Ðª`), cyrillic);
    });

  const rows: Readonly<Record<string, readonly [text: string, meant?: string]>> = {
    "a sign behind a letter": ["aÂ·b", "·"],
    "a sign behind a digit": ["1Â·b", "·"],
    "a sign before a small letter": ["-Â·b", "·"],
    "a sign between letters, the first a capital": ["AÂ·b"],
    "a sign between other signs": ["-Â·-"],
    "a lost character": ["Ã©ï¿½"],
    "a lost character at the start": ["ï¿½Ã©"],
    "a lost character behind others": ["Ã©Ã©ï¿½"],
    "a control before a letter": ["Â\x80Ã©"],
    "a control behind a letter": ["Ã©Â\x80"],
    "a letter with a mark": ["Ã©Ì\x81", "é\u0301"],
    "a letter and a digit": ["Ã©Ù¡", "é١"],
    "Arabic letters with a mark": ["Ø¨ÙŽ", "بَ"],
    "a mark before Arabic letters": ["Ù°Ø´Ø¨"],
    "a digit behind Arabic letters": ["Ø´Ø¨Ù¡"],
    "a Greek letter beside a Cyrillic one": ["Î±Ð°"],
    "Greek letters": ["Î±Î±", "αα"],
    "misread twice": ["ÃƒÂ©", "é"],
  };
  for (const [name, [text, meant]] of Object.entries(rows)) it(name, () => assert.equal(meantBy(text), meant));
});
