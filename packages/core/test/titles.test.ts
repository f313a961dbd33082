import type { Code } from "../src/findings/code.js";
import assert from "node:assert/strict";
import { catalogue } from "../src/checks/run/catalogue.js";
import { checkIri } from "../src/checks/run/check-iri.js";
import { isIri } from "../src/iri/is-iri.js";
import { titles } from "./titles.js";

/** Where a title stands in an identifier. */
const places: readonly ((title: string) => string)[] = [
  (title) => `https://example.org/wiki/${title}`,
  (title) => `https://example.org/${title}/${title}.html`,
  (title) => `https://example.org/wiki/index?title=${title}&action=edit`,
  (title) => `https://example.org/wiki/#${title}`,
];

describe("titles in many scripts", () => {
  const aboutCharacters = catalogue.map(({ code }) => code).filter((code) => code.startsWith("character-"));

  for (const [language, list] of titles) {
    const identifiers = list.flatMap((title) => places.map((at) => at(title)));
    it(`those in '${language}' are IRIs without recommended findings`, () => {
      assert.deepEqual(identifiers.filter(isNoIri), []);
      assert.deepEqual(
        identifiers.flatMap((iri) => findings(iri, "recommended")),
        [],
      );
    });
    it(`those in '${language}' have no finding about a character in any preset`, () => {
      assert.deepEqual(
        identifiers.flatMap((iri) => findings(iri, aboutCharacters)),
        [],
      );
    });
  }
});

describe("right-to-left titles", () => {
  const edge = "bidi-component-edge";
  for (const [name, title, codes] of [
    ["start and end right to left", "ספר", []],
    ["end with a mark", "ދިވެހި", []],
    ["hold a number", "מלחמת_1948_בארץ", []],
    ["hold Arabic-Indic digits", "سنة_٢٠٢٠_م", []],
    ["hold a hyphen of Hebrew", "תל־אביב", []],
    ["hold gershayim", "תנ״ך", []],
    ["end with punctuation of Arabic", "ماذا؟", []],
    ["are a number alone", "1948", []],
    ["are a number with a folder", "ספר/1948/ב", []],
    ["start with a number", "27_במרץ", [edge]],
    ["end with a number", "מארינר_4", [edge]],
    ["end with a number in Arabic", "مارينر_4", [edge]],
    ["end with Persian digits", "وایکینگ_۲", [edge]],
    ["end with a bracket", "سيريس_(كوكب)", [edge]],
    ["are in brackets", "(כתב)", [edge]],
    ["end with Latin letters", "خاصية_P214", ["bidi-mixed-direction-component"]],
    ["start with Latin letters", "UY_במגן", ["bidi-mixed-direction-component"]],
    ["are those of a file", "קובץ:Mars.jpg", ["bidi-mixed-direction-component"]],
    ["hold an encoded apostrophe", "צ%27ילה", ["bidi-partly-encoded-component"]],
    ["hold an encoded quotation mark", "ק%22מ", ["bidi-partly-encoded-component"]],
    ["are encoded as a whole", "%D7%A1%D7%A4%D7%A8", []],
  ] as const) {
    it(`that ${name} have ${codes.join(", ") || "no finding"}`, () => {
      const iri = `https://example.org/wiki/${title}`;
      assert.deepEqual(
        findings(iri, "recommended"),
        codes.map((code) => `${code} in ${iri}`),
      );
    });
  }
});

function isNoIri(text: string): boolean {
  return !isIri(text);
}

function findings(iri: string, checks: "recommended" | readonly Code[]): string[] {
  return checkIri(iri, { checks }).map(({ code }) => `${code} in ${iri}`);
}
