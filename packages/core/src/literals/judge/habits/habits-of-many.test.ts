import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

const six = [1, 2, 3, 4, 5, 6];

describe("findings that many literals of a document have", () => {
  const habits: readonly (readonly [LanguageName, (each: number) => string])[] = [
    ["html", (each) => `<a href="https://a.example/-_q>${each}">a</a>`],
    ["html", (each) => `<a href="a.html##b${each}">#b${each}</a>`],
    ["xml", (each) => `<a><url>file://\\\\a\\b${each}</url></a>`],
    ["markdown", (each) => `[a](https://a.example/%${each})`],
    ["javascript", (each) => `fetch("https://a.example/%${each}");`],
    ["yaml", (each) => `- url: "https://a.example/<${each}"`],
  ];
  for (const [language, write] of habits) {
    it(`are not told in ${language}: ${write(1)}`, () => {
      const text = six.map(write).join("\n");
      assert.equal(countIn(text, language), 0);
      assert.ok(countIn(text, language, { ...defaultSettings, preset: "strict" }) >= 6);
    });

    it(`are told of five in ${language}: ${write(1)}`, () =>
      assert.ok(countIn(six.slice(1).map(write).join("\n"), language) >= 5));
  }

  it("are told where six have findings of two codes, of which neither is a habit", () => {
    const text = six.map((each) => `<a href="a#b${each}${each > 3 ? "#" : ">"}">a</a>`).join("\n");
    assert.equal(countIn(text, "html"), 6);
  });

  it("are told where six stand in one literal", () => assert.ok(countIn('<a href="a<1<2<3<4<5<6">a</a>', "html") >= 1));

  const data: readonly (readonly [LanguageName, (each: number) => string])[] = [
    ["turtle", (each) => `<http://a.example/{${each}}> a <http://a.example/b> .`],
    ["ntriples", (each) => `<http://a.example/%${each}> <http://a.example/b> <http://a.example/c> .`],
    [
      "turtle",
      (each) => `[] <http://a.example/b> "http://a.example/<${each}"^^<http://www.w3.org/2001/XMLSchema#anyURI> .`,
    ],
    ["jsonld", (each) => `${each === 1 ? "[" : ","}{ "@id": "http://a.example/<${each}" }${each === 6 ? "]" : ""}`],
  ];
  for (const [language, write] of data)
    it(`are told in RDF: ${write(1)}`, () => assert.ok(countIn(six.map(write).join("\n"), language) >= 6));
});

function countIn(text: string, language: LanguageName, settings: Settings = defaultSettings): number {
  const { literals } = readDocument(text, language);
  return checkDocument(text, literals, settings).findings.length;
}
