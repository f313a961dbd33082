import assert from "node:assert/strict";
import { isHighlyRestrictive, isModeratelyRestrictive, isWrittenIn, scriptsIn } from "./restriction-level.js";
import { scriptNames } from "./script-names.js";

describe("isHighlyRestrictive", () => {
  for (const { text, is } of [
    { text: "", is: true },
    { text: "example-1", is: true },
    { text: "résumé", is: true },
    { text: "пример", is: true },
    { text: "例え", is: true },
    { text: "東京tower", is: true },
    { text: "ひらカナ漢字latin", is: true },
    { text: "한국漢字latin", is: true },
    { text: "ㄅㄆ漢字latin", is: true },
    { text: "한국ひら", is: false },
    { text: "ㄅひら", is: false },
    { text: "раypal", is: false },
    { text: "αbc", is: false },
    { text: "ไทยabc", is: false },
    { text: "पпр", is: false },
    { text: "漢字пр", is: false },
    { text: "ᚠ𐌰", is: false },
    { text: "ー", is: true },
    { text: "हिन्दी१", is: true },
    { text: "\u0378", is: true },
  ]) {
    it(`${JSON.stringify(text)}: ${String(is)}`, () => assert.equal(isHighlyRestrictive(text), is));
  }

  it("takes characters of several scripts for each of them", () => {
    // U+0964 DEVANAGARI DANDA goes with many scripts of India, but not with Thai.
    assert.ok(isHighlyRestrictive("বাংলা।"));
    assert.ok(!isHighlyRestrictive("ไทย।"));
  });
});

describe("isModeratelyRestrictive", () => {
  for (const { text, is } of [
    { text: "", is: true },
    { text: "東京tower", is: true },
    { text: "ไทยabc", is: true },
    { text: "HTMLमें", is: true },
    { text: "ب1PDF", is: true },
    { text: "раypal", is: false },
    { text: "λambda", is: false },
    { text: "ไทยहिन्दी", is: false },
    { text: "abcไทย漢", is: false },
    { text: "Ꭺbc", is: false },
  ]) {
    it(`${JSON.stringify(text)}: ${String(is)}`, () => assert.equal(isModeratelyRestrictive(text), is));
  }
});

describe("isWrittenIn", () => {
  it("counts what is common to all", () => assert.ok(isWrittenIn("пример-1", "Cyrillic")));
  it("counts no other script", () => assert.ok(!isWrittenIn("примерz", "Cyrillic")));
  it("knows no script that the runtime does not know", () => assert.ok(!isWrittenIn("a", "No_Such_Script")));
});

describe("scriptsIn", () => {
  it("names each once, in order", () => assert.deepEqual(scriptsIn("раypal1"), ["Cyrillic", "Latin"]));
  it("names none for digits", () => assert.deepEqual(scriptsIn("123-"), []));
  it("writes names with spaces", () => assert.deepEqual(scriptsIn("ᐊ"), ["Canadian Aboriginal"]));
});

describe("scriptNames", () => {
  it("hold the script of every character that the runtime knows", () => {
    const known = scriptNames.filter(isKnown).map((name) => `\\p{Script=${name}}`);
    const other = new RegExp(`[^\\p{Script=Common}\\p{Script=Inherited}\\p{Cn}\\p{Co}\\p{Cs}${known.join("")}]`, "u");
    const missing: string[] = [];
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      if (other.test(String.fromCodePoint(codePoint))) missing.push(codePoint.toString(16));
    }
    assert.deepEqual(missing, []);
  });
});

function isKnown(name: string): boolean {
  try {
    return new RegExp(`\\p{Script=${name}}`, "u").test("") || true;
  } catch {
    return false;
  }
}
