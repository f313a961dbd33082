import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../../test/any-character.js";
import { readDocument } from "../../documents/index.js";
import { checkChangingDocument } from "../incremental/changing-document.js";
import { checkDocument } from "./check-document.js";
import type { Piece, RawLiteral } from "../read/literal.js";
import { readSettings } from "../settings/read-settings.js";
import type { Settings } from "../settings/settings.js";
import type { Site } from "../read/site.js";
import type { SyntaxName } from "../syntaxes/syntax.js";
import { syntaxes } from "../syntaxes/registry.js";

const { settings } = readSettings({ preset: "strict" });
const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };

/** One literal for everything between two bars, in the order of the document or against it. */
function literalsOf(source: string, site: Site): RawLiteral[] {
  return [...source.matchAll(/[^|]+/gu)].map(({ index, 0: written }) => ({
    span: { start: index, end: index + written.length },
    syntax: "plain",
    site,
  }));
}

describe("checkDocument", () => {
  it("sorts findings by span, then by code", () => {
    const source = "http://A/|http://B/\u202Ea|c";
    const raws = literalsOf(source, fetched).reverse();
    const { literals, findings } = checkDocument(source, raws, settings);
    assert.deepEqual(
      literals.map(({ text }) => text),
      ["c", "http://B/\u202Ea", "http://A/"],
    );
    assert.deepEqual(
      findings.map(({ code, span }) => [code, span.start]),
      [
        ["host-not-lowercase", 7],
        ["host-not-lowercase", 17],
        ["bidi-formatting-character", 19],
      ],
    );
  });

  it("tells once of a host that is misspelled and near another, however the document came about", () => {
    const source = "<https://gihub.com/a>";
    const codes = (of: Partial<Settings>): string[] => {
      const { literals } = readDocument(source, "markdown");
      const { findings } = checkDocument(source, literals, { ...settings, ...of });
      const changing = checkChangingDocument("", readDocument("", "markdown").literals, { ...settings, ...of });
      assert.deepEqual(changing.update(source, literals).findings, findings);
      return findings.map(({ code }) => code);
    };
    assert.deepEqual(codes({}), ["host-misspelled"]);
    assert.deepEqual(codes({ codes: { "host-misspelled": "off" } }), ["host-near-another"]);
  });

  it("finds nothing in nothing", () => {
    const { literals, findings, mistakes } = checkDocument("", [], settings);
    assert.deepEqual({ literals, findings, mistakes }, { literals: [], findings: [], mistakes: [] });
  });

  it("throws on no text at any site", () => {
    const name = fc.constantFrom(
      "url",
      "$id",
      "@context",
      "a.b",
      "new URL",
      "*.on",
      "href",
      "srcset",
      "headers.Location",
    );
    const site: fc.Arbitrary<Site> = fc.oneof(
      fc.constantFrom<Site>(
        { kind: "value" },
        { kind: "key" },
        { kind: "comparison" },
        { kind: "text" },
        { kind: "type" },
      ),
      name.map((callee): Site => ({ kind: "argument", callee, index: 0 })),
      name.map((each): Site => ({ kind: "assigned", name: each })),
      name.map((each): Site => ({ kind: "attribute", element: "a", name: each })),
      fc.tuple(name, fc.boolean()).map(([each, isKey]): Site => ({ kind: "data", path: [each], isKey })),
    );
    const syntax = fc.constantFrom<SyntaxName>(...Object.values(syntaxes).map((each) => each.name));
    const part = fc.constantFrom(
      "http://",
      "a",
      "\\u202E",
      "\\",
      "&#x202E;",
      "\u202E",
      "{",
      "}",
      "%",
      " ",
      "\n",
      "\uD800",
      "א",
      ":",
      "/",
      ",",
      "data:",
    );
    const source = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(part).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(source, site, syntax, fc.boolean(), (text, where, how, open) => {
        const raw: RawLiteral = { span: { start: 0, end: text.length }, syntax: how, site: where };
        const raws: RawLiteral[] = [open ? { ...raw, open: { before: true, after: true } } : raw];
        for (const { span } of checkDocument(text, raws, settings).findings) {
          assert.ok(0 <= span.start && span.start <= span.end && span.end <= text.length);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("takes time in proportion to the document", () => {
    const many = "http://A/\u202Ea|".repeat(200);
    assert.equal(checkDocument(many, literalsOf(many, fetched), settings).findings.length, 400);
    const long = `http://a/${"\u202Ea{b}".repeat(500)}`;
    assert.equal(checkDocument(long, literalsOf(long, fetched), settings).findings.length, 1);
  });

  it("takes time in proportion to the spellings of one identifier", () => {
    const many = Array.from({ length: 600 }, (_, index) => `http://a.example/${index % 2 === 0 ? "~" : "%7E"}`);
    const source = many.join("|");
    const found = checkDocument(source, literalsOf(source, fetched), settings).findings;
    assert.equal(found.filter(({ code }) => code === "iri-alias").length, 300);
  });

  it("takes time in proportion to the pieces of a literal", () => {
    const source = "/a\u202Ea${b}".repeat(2_000);
    const pieces = [...source.matchAll(/\$\{b\}|[^$]+/gu)].map(({ index, 0: { length }, 0: part }): Piece => {
      return { kind: part.startsWith("$") ? "hole" : "text", span: { start: index, end: index + length } };
    });
    const raw: RawLiteral = {
      span: { start: 0, end: source.length },
      syntax: "javascript-template",
      site: fetched,
      pieces,
    };
    assert.equal(checkDocument(source, [raw], settings).findings.length, 2_000);
  });
});
