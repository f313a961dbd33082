import assert from "node:assert/strict";
import { sourceWithLiteral } from "../../../test/raw-literal.js";
import { checkDocument } from "./check-document.js";
import { knownComponents, knownPart, type KnownPart } from "./known-part.js";
import type { OpenEnds } from "../read/literal.js";
import type { LocatedFinding } from "../project/located-finding.js";
import { readLiterals } from "../read/read-literal.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";

const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };
const { settings } = readSettings({ preset: "all" });

interface Row {
  readonly name: string;
  readonly written: string;
  readonly known: KnownPart;
  readonly open?: OpenEnds;
}

const rows: readonly Row[] = [
  { name: "no hole", written: "http://a/b", known: "whole" },
  { name: "a hole behind '/' after the authority", written: "http://a/${b}", known: "authority" },
  { name: "a hole behind '?' after the authority", written: "http://a?${b}", known: "query" },
  { name: "a hole behind '#' after the authority", written: "http://a#${b}", known: "authority" },
  { name: "a hole in a path without authority", written: "http:a${b}", known: "authority" },
  { name: "a hole in a path with a root", written: "http:/a${b}", known: "authority" },
  { name: "a hole behind an authority without a scheme", written: "//a/${b}", known: "authority" },
  { name: "a hole in a relative path", written: "a/${b}", known: "authority" },
  { name: "a hole in a query without a path", written: "?${b}", known: "query" },
  { name: "a hole in a later parameter", written: "https://a/b?c=d&${e}=f", known: "query" },
  { name: "a hole behind a question mark in the fragment", written: "https://a/b#c?${d}", known: "authority" },
  { name: "a hole at the end of the host", written: "http://a${b}/", known: "scheme" },
  { name: "a hole in the port", written: "http://a:${b}/", known: "scheme" },
  { name: "a hole in the userinfo", written: "http://a:${b}@c/", known: "scheme" },
  { name: "a hole behind what only some programs read as '/'", written: "http://a\\\\${b}", known: "scheme" },
  { name: "a hole behind '//'", written: "//${b}/", known: "scheme" },
  { name: "a hole behind '/', which may be another", written: "/${b}", known: "scheme" },
  { name: "a hole behind a colon", written: "http:${b}", known: "characters" },
  { name: "a hole behind '/' that may begin an authority", written: "http:/${b}", known: "characters" },
  { name: "a hole behind '/', before what follows a host", written: "http:/${b}.c/", known: "scheme" },
  { name: "a hole behind '/', before a path", written: "https:/${b}/c", known: "scheme" },
  { name: "a hole behind '/', before another hole", written: "https:/${b}${c}", known: "scheme" },
  { name: "a hole behind '/' and another scheme", written: "file:/${b}/c", known: "characters" },
  { name: "a hole that may hold the end of the scheme", written: "http${b}", known: "characters" },
  { name: "a hole at the start", written: "${b}http://a/", known: "characters" },
  { name: "a placeholder behind the authority", written: "http://a/%s", known: "authority" },
  { name: "a placeholder in the authority", written: "http://a:%s@b/${c}", known: "scheme" },
  { name: "an open start", written: "http://a/b", open: { before: true, after: false }, known: "characters" },
  { name: "an open end", written: "http://a/b", open: { before: false, after: true }, known: "authority" },
  { name: "an open end of the authority", written: "http://a", open: { before: false, after: true }, known: "scheme" },
];

describe("knownPart", () => {
  for (const { name, written, open, known } of rows) {
    it(`knows ${known} of a literal with ${name}`, () => {
      const { source, raw } = sourceWithLiteral(written, fetched, "javascript-template");
      const [literal] = readLiterals(source, open === undefined ? raw : { ...raw, open }, settings);
      assert.ok(literal);
      assert.equal(knownPart(literal), known);
    });
  }
});

describe("knownComponents", () => {
  it("ends with the last delimiter before the first hole", () => {
    const { source, raw } = sourceWithLiteral("http://a/b/c${d}/e", fetched, "javascript-template");
    const [literal] = readLiterals(source, raw, settings);
    assert.ok(literal);
    assert.equal(knownComponents(literal), "http://a/b/");
  });
});

describe("what is found of the beginning of a pattern", () => {
  const anything = [
    ...["", "a", "/", "//b", ":", ":1", "@c", ":d@e", ".", "..", "?", "#", "5", "[", "\\\\", "%", "%41", "א", "-", " "],
  ];
  /** Behind a scheme nothing at all may be meant as no identifier. */
  const something = ["a", "a/", "b@c", "5", ".", "-", "%41", "א", "a:1", "a:b@c/"];
  /** In an identifier that breaks the grammar, or the rules for components, other checks tell of the display. */
  const wellFormed = ["", "a", "/", "//b", ":1", "@c", ".", "5", "-5", "5/", "?", "א", "א/ב", "a#b"];

  const wrong: readonly (readonly [fillings: readonly string[], beginnings: readonly string[]])[] = [
    [something, ["https://https://", "https//", "http;//", "http:;//", "htp://", "mailto://"]],
    [anything, ["https://https://a/", "http:/a", "http:a", "htp://a", "HTTP:/a", "http:http://a/"]],
    [anything, ["http://a:b@c..d:80e/", "HTTP://EXAMPLE.com:99999/a/", "http://a@b@c/", "//a..b:99999/"]],
    [anything, ["http://bank.example@evil.example?", "http://@/", "http:///", "http:///a/", "http://a:080/"]],
    [anything, ["http://[::g]/", "http://[fe80::1%25eth0]#", "http://1.2.3/", "http://xn--a/", "http://a_-.b:/"]],
    [anything, ["http://exаmple.com/", "http://faß.%41/", "scheme-a://b/"]],
    [wellFormed, ["http://1.2.3.4/אב/", "http://1.2.3.4/אב/גד/", "http://1.2.3.4/5/אב/", "http://1.2.3.4/אב/a/"]],
  ];

  for (const [fillings, beginnings] of wrong) {
    for (const beginning of beginnings) {
      it(`is found whatever fills the hole behind ${beginning}`, () => {
        const found = check(`${beginning}\${x}`).filter(({ code }) => !code.startsWith("character-"));
        assert.notDeepEqual(found, []);
        for (const filling of fillings) {
          const filled = check(`${beginning}${filling}`).map(facts);
          for (const finding of found) assert.ok(filled.includes(facts(finding)), `${finding.code}, ${filling}`);
        }
      });

      it(`is repaired before the hole behind ${beginning}`, () => {
        const edits = check(`${beginning}\${x}`).flatMap(({ fixes }) => fixes.flatMap((fix) => fix.edits));
        for (const { span } of edits) assert.ok(span.end <= 1 + beginning.length);
      });
    }
  }

  const open = ["http://", "https:/", "http:", "https", "http://a..b", "http://a:b", "http://a:b@c", "http://a:80e"];
  // `-5` would be displayed as if it were the host.
  for (const beginning of [
    ...open,
    "http://אב/1.2.3.4/",
    "http://1.2.3.4/אב",
    "http://exаmple.com",
    "http://a..b\\\\",
  ]) {
    it(`is nothing behind ${beginning}, which a hole may change`, () => {
      assert.deepEqual(check(`${beginning}\${x}`), []);
    });
  }
});

describe("what is found of a query whose values are filled in", () => {
  for (const written of ["https://a.example/b?id=${c}?d=e", "/b?c=d&id=${c}?d=${e}", "https://a.example/b?id={c}?d=e"])
    it(`is a second beginning: ${written}`, () => {
      const found = check(written).filter(({ code }) => code === "query-start-repeated");
      const at = 1 + written.lastIndexOf("?");
      assert.deepEqual(
        found.map(({ span }) => span),
        [{ start: at, end: at + 1 }],
      );
    });

  for (const written of ["${a}b?id=c?d=e", "https://a.example/${b}?id=c?d=e", "https://a.example/b?next=${c}?d=e"])
    it(`is no second beginning where a hole may hold more, or an address: ${written}`, () => {
      assert.deepEqual(
        check(written).filter(({ code }) => code === "query-start-repeated"),
        [],
      );
    });
});

/** What is told where; the identifiers of a message about its display are longer the more there is of them. */
function facts({ code, span, message }: LocatedFinding): string {
  return JSON.stringify(code === "bidi-visual-twin-host" ? [code] : [code, span, message]);
}

function check(written: string): readonly LocatedFinding[] {
  const { source, raw } = sourceWithLiteral(written, fetched, "javascript-template");
  return checkDocument(source, [raw], settings).findings;
}
