import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

const declared = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="https://www.w3.org/1999/xlink"';
const unused = `<svg ${declared}><path d="M0 0"/></svg>`;

const rows: Readonly<Record<string, { readonly text: string; readonly told: number }>> = {
  "not where its prefix is not used": { text: unused, told: 0 },
  "where an attribute has the prefix": { text: `<svg ${declared}><use xlink:href="#a"/></svg>`, told: 1 },
  "where an element has the prefix": { text: `<svg ${declared}><xlink:a/></svg>`, told: 1 },
  "where it has no prefix": { text: '<svg xmlns="https://www.w3.org/2000/svg"><path d="M0 0"/></svg>', told: 1 },
};

const empty = "@prefix : <https://www.w3.org/1999/02/22-rdf-syntax-ns#> .\n@prefix a: <https://a.example/> .\n";

describe("a namespace of the empty prefix that is not the published one", () => {
  const told = (text: string, settings: Settings = defaultSettings): number => countIn(text, settings, "turtle");

  it("is told where a name has the prefix", () => {
    for (const name of ["a:b a :c .", "a:b a:c (:d) .", 'a:b a:c "1"^^:d .', ":b a:c a:d ."])
      assert.equal(told(empty + name), 1, name);
  });

  it("is not told where none has", () => {
    for (const text of ["", "a:b a:c a:d .", 'a:b a:c "d: e" .']) assert.equal(told(empty + text), 0, text);
  });

  it("is told where the settings are strict, and of other prefixes", () => {
    assert.equal(told(empty, { ...defaultSettings, preset: "strict" }), 1);
    assert.equal(told(empty.replace(" :", " rdf:")), 1);
  });
});

describe("a namespace of XML that is not the published one", () => {
  for (const [name, { text, told }] of Object.entries(rows))
    it(`is told ${name}`, () => assert.equal(countIn(text, defaultSettings), told));

  it("is told where the settings are strict", () => {
    assert.equal(countIn(unused, { ...defaultSettings, preset: "strict" }), 1);
  });
});

function countIn(text: string, settings: Settings, language: LanguageName = "xml"): number {
  const { literals } = readDocument(text, language);
  const { findings } = checkDocument(text, literals, settings);
  return findings.filter(({ code }) => code === "namespace-misspelled").length;
}
