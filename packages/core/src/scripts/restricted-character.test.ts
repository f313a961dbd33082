import assert from "node:assert/strict";
import { restrictedCharacter, type Restriction } from "./restricted-character.js";

const restricted: readonly (readonly [label: string, restriction: Restriction, notation: string])[] = [
  ["com\u2571evil", "sign", "\u2571"],
  ["a\u2AFDb", "sign", "\u2AFD"],
  ["a\uA789b", "sign", "\uA789"],
  ["a\u2236b", "sign", "\u2236"],
  ["\u2603", "sign", "\u2603"],
  ["l\u2019express", "sign", "\u2019"],
  ["a\u2014b", "sign", "\u2014"],
  ["\u{1F512}", "sign", "\u{1F512}"],
  ["\u00B0c", "sign", "\u00B0"],
  ["\u13CE\u13AC", "script", "\u13CE"],
  ["\uA4D3\uA4D0", "script", "\uA4D3"],
  ["\u{10330}", "script", "\u{10330}"],
  ["a\u02D0b", "notation", "\u02D0"],
  ["a\u3033b", "notation", "\u3033"],
  ["a\u0338b", "notation", "\u0338"],
  ["\u0261oogle", "notation", "\u0261"],
  ["\u01C3a", "notation", "\u01C3"],
  ["\uA731a", "notation", "\uA731"],
  ["com\u30CEevil", "delimiter", "\u30CE"],
  ["a\u4E3Fb", "delimiter", "\u4E3F"],
  ["a\u30FCb", "delimiter", "\u30FC"],
  ["q\u0301a", "mark", "\u0301"],
  ["\u00E1\u0323\u0301b", "mark", "\u0301"],
  ["a\u05B0", "mark", "\u05B0"],
  ["1\u0661", "digit", "\u0661"],
  ["\u0661\u06F2", "digit", "\u06F2"],
  ["\u0967\u09E8", "digit", "\u09E8"],
];

const admitted: readonly (readonly [name: string, label: string])[] = [
  ["German", "m\u00FCnchen"],
  ["sharp s", "stra\u00DFe"],
  ["French", "\u0153uvre"],
  ["Icelandic", "\u00FEing"],
  ["Vietnamese", "ti\u1EBFngvi\u1EC7t"],
  ["Japanese", "\u4F8B\u3048"],
  ["Katakana with a long vowel", "\u30B3\u30FC\u30D2\u30FC"],
  ["Katakana that ends as a slash looks", "\u30D4\u30A2\u30CE"],
  ["Han with Latin", "a\u4E8C\u6771"],
  ["Chinese", "\u4E2D\u56FD"],
  ["Korean", "\uD55C\uAD6D"],
  ["Russian", "\u043F\u0440\u0438\u043C\u0435\u0440"],
  ["Greek", "\u03C0\u03B1\u03C1\u03AC\u03B4\u03B5\u03B9\u03B3\u03BC\u03B1"],
  ["Hebrew", "\u05D3\u05D5\u05D2\u05DE\u05D4"],
  ["Arabic with its digits", "\u0645\u062B\u0627\u0644\u0661\u0662"],
  ["Persian with a joiner", "\u0646\u0627\u0645\u0647\u200C\u0627\u06CC"],
  ["Hindi", "\u0915\u094D\u0937\u093F"],
  ["Thai", "\u0E44\u0E17\u0E22"],
  ["Tamil", "\u0B87\u0BB2\u0B99\u0BCD\u0B95\u0BC8"],
  ["Catalan", "l\u00B7l"],
  ["Ewe", "\u025B\u0254"],
  ["Hawaiian", "hawai\u02BBi"],
  ["Yoruba, whose marks NFC does not compose", "\u1ECD\u0300"],
  ["ASCII", "example-1"],
  ["nothing", ""],
];

describe("restrictedCharacter", () => {
  for (const [label, restriction, character] of restricted)
    it(`${restriction}: ${label}`, () => assert.deepEqual(restrictedCharacter(label), { character, restriction }));
  for (const [name, label] of admitted)
    it(`admits ${name}: ${label}`, () => assert.equal(restrictedCharacter(label), undefined));
});
