import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

interface Row {
  readonly language: LanguageName;
  readonly text: string;
  /** How often a scheme is told to be missing. */
  readonly told: number;
}

const rows: Readonly<Record<string, Row>> = {
  "not where all values of the name lack one": {
    language: "json",
    text: '[{ "url": "www.a.example" }, { "url": "www.b.example/c" }, { "url": "d.example" }]',
    told: 0,
  },
  "not in a list of hosts and paths": {
    language: "javascript",
    text: 'const links = ["a.slack.com", "github.com/a/b", "github.com/a/c"];',
    told: 0,
  },
  "not in a list of YAML": {
    language: "yaml",
    text: "urls:\n  - www.a.example\n  - www.b.example\n  - github.com/c/d\n",
    told: 0,
  },
  "in each if another value has one": {
    language: "json",
    text: '[{ "url": "www.a.example" }, { "url": "www.b.example" }, { "url": "www.c.example" }, { "url": "https://d.example" }]',
    told: 3,
  },
  "in two values": { language: "json", text: '[{ "url": "www.a.example" }, { "url": "www.b.example" }]', told: 2 },
  "in what is followed as it is": {
    language: "json",
    text: '[{ "homepage": "www.a.example" }, { "homepage": "www.b.example" }, { "homepage": "www.c.example" }]',
    told: 3,
  },
  "in each server of an interface": {
    language: "yaml",
    text: "servers:\n  - url: api.a.org/b\n  - url: localhost:3000\n  - url: api.c.org:8080/d\n",
    told: 3,
  },
  "not in data that a program gathers": {
    language: "json",
    text: JSON.stringify([
      ...["a", "b", "c"].map((name) => ({ url: `www.${name}.example` })),
      ...Array.from({ length: 2001 }, (_, index) => ({ url: `https://${index}.example/` })),
    ]),
    told: 0,
  },
  "in one of more than a thousand": {
    language: "json",
    text: JSON.stringify([
      { url: "www.a.example" },
      ...Array.from({ length: 2001 }, (_, index) => ({ url: `https://${index}.example/` })),
    ]),
    told: 1,
  },
  "in links of Markdown": {
    language: "markdown",
    text: "[a](www.a.example) [b](www.b.example) [c](www.c.example)",
    told: 3,
  },
};

describe("values of a name that all lack a scheme", () => {
  for (const [name, { language, text, told }] of Object.entries(rows))
    it(`are told ${name}`, () => assert.equal(countIn(text, language, defaultSettings), told));

  it("are told where the settings are strict", () => {
    const { text, language } = rows["not in a list of hosts and paths"]!;
    assert.equal(countIn(text, language, { ...defaultSettings, preset: "strict" }), 2);
  });
});

describe("a value of a name of which others have a scheme", () => {
  const steps = { steps: [{ url: "https://a.example/" }, { url: "http://b.example/c" }] };
  const count = (data: object, settings = defaultSettings): number =>
    countIn(JSON.stringify(data), "json", settings, "scheme-left-out-beside-others");

  it("is told where these stand as deep in the data", () => {
    assert.equal(count([{ url: "xmr.to" }, ...steps.steps]), 1);
    assert.equal(count({ client: { url: "xmr.to" }, ...{ server: steps.steps[0], repository: steps.steps[1] } }), 1);
  });

  it("is told where they have another name that means the same", () => {
    assert.equal(count([{ hire_url: "a.io/b" }, { c: steps.steps }]), 1);
  });

  it("is not told where all of them stand deeper or less deep (duckduckgo/Android)", () => {
    assert.equal(count({ url: "xmr.to", ...steps }), 0);
    assert.equal(count({ ...steps.steps[0], a: { b: [{ url: "xmr.to" }] }, c: steps.steps }), 0);
  });

  it("is told there where the settings are strict", () => {
    assert.equal(count({ url: "xmr.to", ...steps }, { ...defaultSettings, preset: "strict" }), 1);
  });
});

function countIn(text: string, language: LanguageName, settings: Settings, told = "scheme-left-out"): number {
  const { literals } = readDocument(text, language);
  const { findings } = checkDocument(text, literals, settings);
  return findings.filter(({ code }) => code === told).length;
}
