import assert from "node:assert/strict";
import { readDocument } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

const declared = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="https://www.w3.org/1999/xlink"';
const unused = `<svg ${declared}><path d="M0 0"/></svg>`;

const rows: Readonly<Record<string, { readonly text: string; readonly told: number }>> = {
  "not where its prefix is not used": { text: unused, told: 0 },
  "where an attribute has the prefix": { text: `<svg ${declared}><use xlink:href="#a"/></svg>`, told: 1 },
  "where an element has the prefix": { text: `<svg ${declared}><xlink:a/></svg>`, told: 1 },
  "where it has no prefix": { text: '<svg xmlns="https://www.w3.org/2000/svg"><path d="M0 0"/></svg>', told: 1 },
};

describe("a namespace of XML that is not the published one", () => {
  for (const [name, { text, told }] of Object.entries(rows))
    it(`is told ${name}`, () => assert.equal(countIn(text, defaultSettings), told));

  it("is told where the settings are strict", () => {
    assert.equal(countIn(unused, { ...defaultSettings, preset: "strict" }), 1);
  });
});

function countIn(text: string, settings: Settings): number {
  const { literals } = readDocument(text, "xml");
  const { findings } = checkDocument(text, literals, settings);
  return findings.filter(({ code }) => code === "namespace-misspelled").length;
}
