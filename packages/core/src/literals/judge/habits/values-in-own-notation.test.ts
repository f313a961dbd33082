import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

interface Row {
  readonly language: LanguageName;
  readonly text: string;
  /** How many of the values are told to be malformed. */
  readonly told: number;
}

/** Places in files, as of a walk through code. */
const places = ["a.go:/func New/,/\\n}/", "a.go:/[^\\n]+b/", "b.go:/type B/,/}/", "b.go:/c\\.d\\(/"];

const rows: Readonly<Record<string, Row>> = {
  "not where most values of an attribute have a notation of their own": {
    language: "xml",
    text: walk(...places, "c.go"),
    told: 0,
  },
  "not where values of a name in data have one": {
    language: "json",
    text: JSON.stringify(["b\\c", "b%zz", "e/b\\c", "d%zz"].map((name) => ({ url: `https://a.example/${name}` }))),
    told: 0,
  },
  "in three values": { language: "xml", text: walk(...places.slice(0, 3)), told: 3 },
  "where most values are well-formed": {
    language: "xml",
    text: walk(...places, "a.go", "b.go", "c.go", "d.go", "e.go"),
    told: 4,
  },
  "where all have the same fault": {
    language: "xml",
    text: walk("a.go:/b c/", "a.go:/c d/", "a.go:/d e/", "a.go:/e f/", "a.go:/f g/"),
    told: 5,
  },
  "in what browsers follow": {
    language: "html",
    text: places.map((place) => `<a href='https://a.example/${place}'>a</a>`).join("\n"),
    told: 4,
  },
};

describe("values in a notation of their own", () => {
  for (const [name, { language, text, told }] of Object.entries(rows))
    it(`are told to be malformed ${name}`, () => assert.equal(countIn(text, language, defaultSettings), told));

  it("are told in one value, where others have only white space around them", () => {
    const values = [
      ...Array.from({ length: 7 }, (_, index) => ` https://a.example/${index}`),
      "https://a.example/b{c}d}e",
    ];
    assert.equal(countIn(JSON.stringify(values.map((url) => ({ url }))), "json", defaultSettings), 1);
  });

  it("are told where the settings are strict", () => {
    const { text, language } = rows["not where most values of an attribute have a notation of their own"]!;
    assert.equal(countIn(text, language, { ...defaultSettings, preset: "strict" }), 4);
  });
});

describe("white space before the values of a name in data", () => {
  const told = (bare: number, spaced: number): number => {
    const values = [...Array.from({ length: spaced }, (_, index) => ` https://a.example/${index}`), ...others(bare)];
    const text = JSON.stringify(values.map((url) => ({ url })));
    const { findings } = checkDocument(text, readDocument(text, "json").literals, defaultSettings);
    return findings.filter(({ code }) => code === "text-surrounding-whitespace").length;
  };

  it("is told unless most values have it", () => {
    assert.deepEqual([told(2, 8), told(0, 7), told(9, 8)], [0, 7, 8]);
  });
});

function others(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `https://b.example/${index}`);
}

function walk(...values: readonly string[]): string {
  return `<codewalk>\n${values.map((value) => `<step src="${value}">A step.</step>`).join("\n")}\n</codewalk>`;
}

function countIn(text: string, language: LanguageName, settings: Settings): number {
  const { literals } = readDocument(text, language);
  const { findings } = checkDocument(text, literals, settings);
  const malformed = findings.filter(({ code }) => code.startsWith("character-"));
  return new Set(malformed.map(({ literal }) => literal.start)).size;
}
