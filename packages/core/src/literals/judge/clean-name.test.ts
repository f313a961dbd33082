import assert from "node:assert/strict";
import { defaultSettings } from "../settings/settings.js";
import type { RawLiteral } from "../read/literal.js";
import type { IdentifierSite } from "../read/site.js";
import { readLiterals } from "../read/read-literal.js";
import { checkLiteral } from "./check-literal.js";
import { cleanNames, isCleanName } from "./clean-name.js";

describe("names that are surely clean", () => {
  for (const [text, preset, expected] of [
    ["http://data.example/a", "recommended", true],
    ["https://data.example/a#b", "recommended", true],
    ["http://data.example/a b", "recommended", false],
    ["http://data.example/%zz", "recommended", false],
    ["http://DATA.example/", "strict", false],
    ["urn:isbn:9780141036144", "recommended", false],
    ["a", "recommended", false],
    ["", "recommended", false],
  ] as const)
    it(`${expected ? "are" : "are perhaps not"} ${JSON.stringify(text)}, by ${preset}`, () =>
      assert.equal(cleanNames({ ...defaultSettings, preset })(text), expected));
});

const site: IdentifierSite = { kind: "identifier", use: "name", production: "IRI-reference", role: "<…>" };

/** The name in a source that is nothing but it, with what a prefix before it stands for. */
function rawOf(source: string, namespace: string | undefined): RawLiteral {
  const span = { start: 0, end: source.length };
  if (namespace === undefined) return { span, syntax: "turtle-iri", site };
  const local = source.indexOf(":") + 1;
  const prefix = { kind: "expansion", span: { start: 0, end: local }, text: namespace } as const;
  return {
    span,
    syntax: "turtle-local-name",
    site,
    pieces: [prefix, { kind: "text", span: { start: local, end: span.end } }],
  };
}

describe("names of Turtle that are surely clean", () => {
  const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
  for (const [source, namespace, preset, expected] of [
    ["http://data.example/a", undefined, "recommended", true],
    ["http://data.example/a", undefined, "strict", false],
    ["http://data.example/a b", undefined, "recommended", false],
    ["http://data.example/\\u0041", undefined, "recommended", false],
    ["http://data.example/{{id}}", undefined, "recommended", false],
    ["http://data.example/\u202Ea", undefined, "recommended", false],
    ["data.example", undefined, "recommended", false],
    ["d:a", "http://data.example/", "recommended", true],
    ["d:a", "http://data.example/", "strict", true],
    ["d:a\\~", "http://data.example/", "recommended", false],
    ["d:a", "http://data.example/$x/", "recommended", false],
    ["rdfs:label", rdfs, "recommended", true],
    ["rdfs:lable", rdfs, "recommended", false],
  ] as const)
    it(`${expected ? "are" : "are perhaps not"} ${JSON.stringify(source)}, by ${preset}`, () => {
      const settings = { ...defaultSettings, preset };
      const raw = rawOf(source, namespace);
      assert.equal(isCleanName(source, raw, settings), expected);
      if (!expected) return;
      const found = readLiterals(source, raw, settings).flatMap((literal) => checkLiteral(source, literal, settings));
      assert.deepEqual(found, []);
    });

  it("say nothing of names in other places", () => {
    const raw = rawOf("http://data.example/a", undefined);
    assert.ok(!isCleanName("http://data.example/a", { ...raw, open: { before: false, after: true } }, defaultSettings));
    const namespace = { ...site, use: "namespace" } as const;
    assert.ok(!isCleanName("http://data.example/a", { ...raw, site: namespace }, defaultSettings));
    const link = { ...site, role: "url()" } as const;
    assert.ok(!isCleanName("http://data.example/a", { ...raw, site: link }, defaultSettings));
  });
});
