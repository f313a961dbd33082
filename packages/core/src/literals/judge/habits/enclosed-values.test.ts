import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

const prefixes = ["wd,<http://www.wikidata.org/entity/>", "a,<http://a.example/#>", "b,<https://b.example/c/>"];

describe("values between angle brackets", () => {
  it("are not told where all addresses of the name are enclosed (dcmi/dcap)", () => {
    assert.equal(countIn(table(...prefixes), "csv"), 0);
    assert.equal(countIn(table(...prefixes, "", "c,wd:Q1", "d,"), "csv"), 0);
    assert.equal(countIn(JSON.stringify(prefixes.map((row) => ({ url: row.split(",")[1] }))), "json"), 0);
    assert.equal(countIn(prefixes.map((row) => `- url: "${row.split(",")[1]}"`).join("\n"), "yaml"), 0);
  });

  it("are told where another value is not", () =>
    assert.equal(countIn(table(...prefixes, "c,https://c.example/"), "csv"), 3));

  it("are told in two values", () => assert.equal(countIn(table(...prefixes.slice(1)), "csv"), 2));

  it("are told where the settings are strict", () =>
    assert.equal(countIn(table(...prefixes), "csv", { ...defaultSettings, preset: "strict" }), 3));
});

function table(...rows: readonly string[]): string {
  return ["ID,URI", ...rows, ""].join("\n");
}

function countIn(text: string, language: LanguageName, settings: Settings = defaultSettings): number {
  const { literals } = readDocument(text, language);
  const { findings } = checkDocument(text, literals, settings);
  return findings.filter(({ code }) => code === "scheme-malformed").length;
}
