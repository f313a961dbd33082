import assert from "node:assert/strict";
import fc from "fast-check";
import {
  hasColonSign,
  hasNameSign,
  hasRelativeSign,
  hasSchemeSign,
  hasSlashSign,
  SchemePlaces,
} from "./scheme-signs.js";
import type { Syntax } from "../syntaxes/syntax.js";
import { syntaxes } from "../syntaxes/registry.js";

function whole(source: string): { start: number; end: number } {
  return { start: 0, end: source.length };
}

const withSign = [
  "http://a",
  "http:\\/\\/a",
  "http\\x3A//a",
  "http\\u003a//a",
  "http\\72//a",
  "http&#58;//a",
  "http;//a",
  "http//:a",
  "http:&sol;",
  "http:/a",
  "HTTPS:/a",
  "https//a",
  "HTTP//a",
  "http\uFF1A//a",
  "http: //a",
  "http : //a",
  "https\u00A0: //a",
  "jdbc:mysql//a",
  "postgresql//a",
  "mongodb//a",
  "MYSQL+asyncmy2//a",
];
const without = [
  "",
  "a",
  "a:b",
  "// a",
  "a/b",
  "a\\nb",
  "a:\\n//b",
  "\\u2028",
  "\\0",
  "\\x1b",
  "a&amp;b",
  "a;b",
  "a//b",
  "http: // a",
  "a: //b",
  "1:2 3",
];

describe("hasSchemeSign", () => {
  for (const source of withSign) it(`sees one in ${source}`, () => assert.ok(hasSchemeSign(source, whole(source))));
  for (const source of without) it(`sees none in '${source}'`, () => assert.ok(!hasSchemeSign(source, whole(source))));
  it("looks at no more than the range", () => assert.ok(!hasSchemeSign("http://a", { start: 5, end: 8 })));
});

describe("hasColonSign", () => {
  for (const source of ["a:", "\\x3a", "&#58;"]) it(source, () => assert.ok(hasColonSign(source, whole(source))));
  it("sees none in other text", () => assert.ok(!hasColonSign("a/b", whole("a/b"))));
});

describe("hasSlashSign", () => {
  for (const source of ["/a", "\\x2f", "\\57", "a:\\\\b", "&sol;"]) {
    it(source, () => assert.ok(hasSlashSign(source, whole(source))));
  }
  it("sees none in other text", () => assert.ok(!hasSlashSign("a:b\\n", whole("a:b\\n"))));
});

describe("signs", () => {
  const short = textsOf(5, [":", ";", "/", "\\", "`"]).map((text) => `a${text}`);
  const numbers = [
    "#58;",
    "#x2f;",
    "colon;",
    "sol;",
    "u",
    "x",
    "U0000",
    "003a",
    "002F",
    "3a",
    "2f ",
    "72",
    "057",
    "{3a}",
    "{2F}",
  ];
  const parts = ["a", ":", ";", "/", "//", "\\", "`", "&", "\n", "N{COLON}", "$", "'", '"', "0", "n", ...numbers];
  const mixed = fc.array(fc.constantFrom(...parts), { maxLength: 7 }).map((chosen) => chosen.join(""));
  for (const syntax of Object.values(syntaxes)) {
    it(`are seen in ${syntax.name} whatever is written with escapes`, () => {
      for (const source of short) assertSeen(source, syntax);
      fc.assert(
        fc.property(mixed, (source) => assertSeen(source, syntax)),
        { numRuns: 2000 },
      );
    });
  }
});

function assertSeen(source: string, syntax: Syntax): void {
  const { text } = syntax.decode(source, whole(source));
  if (/a(?:[:;]\/\/|\/\/:|:\\\\)/u.test(text)) assert.ok(hasSchemeSign(source, whole(source)), source);
  if (text.includes(":")) assert.ok(hasColonSign(source, whole(source)), source);
  if (text.includes("/")) assert.ok(hasSlashSign(source, whole(source)), source);
}

describe("hasRelativeSign", () => {
  for (const source of ["/a", ".", "#a", "?a"]) it(source, () => assert.ok(hasRelativeSign(source, whole(source))));
  it("sees none in a name", () => assert.ok(!hasRelativeSign("a/b", whole("a/b"))));
});

describe("hasNameSign", () => {
  for (const source of ["http//a", "HTTPS;//a", "ws/:/a", "wss,//a", "ftp//a", "www.a", "a.b/c", "a-1.b.c/"])
    it(source, () => assert.ok(hasNameSign(source, whole(source))));
  for (const source of ["http:a", "xhttp//a", "https", "httpd//a", "a.b", "www", "a/b.c/"])
    it(`sees none in ${source}`, () => assert.ok(!hasNameSign(source, whole(source))));
  it("looks at the start of the range", () => assert.ok(hasNameSign("xhttp//a", { start: 1 })));
});

describe("SchemePlaces", () => {
  it("are wherever there is a sign with two slashes, however they are escaped", () => {
    const shape = /[:;]\/\/|\/\/:/u;
    for (const source of textsOf(6, [":", ";", "/", "\\", "&", "a"])) {
      if (shape.test(source.replaceAll("\\", ""))) assert.ok(placesIn(source).areWithin(0, source.length), source);
    }
    for (const source of withSign) assert.ok(placesIn(source).areWithin(0, source.length), source);
  });

  it("are told for any range, asked for in any order", () => {
    const source = "a https://b // c \\x3a /* d;//e */ http//:f &#58; g";
    const places = placesIn(source);
    for (let turn = 0; turn < source.length * 20; turn++) {
      const start = (turn * 7) % source.length;
      const end = start + ((turn * 11) % (source.length - start));
      // What begins in a range may end behind it.
      const expected = placesIn(" ".repeat(start) + source.slice(start)).areWithin(start, end);
      assert.equal(places.areWithin(start, end), expected, source.slice(start, end));
    }
  });

  it("are none in paths and other text", () => {
    assert.ok(placesIn("// a\na: b / c // d: /e; d && e /* f */ '/g/h' ? 'i' : './j'").areNone);
  });

  it("are looked for in linear time", () => {
    for (const part of ["\\", "/\\", "\\0", "\\u0", "0", "/", "&"]) {
      assert.ok(!placesIn(`/\\${part.repeat(300_000)}`).areWithin(0, 1), part);
    }
  });

  it("are none in what is no part of a literal", () => {
    const source = "'a://b' // c://d";
    assert.ok(new SchemePlaces(source, (offset) => offset > 7).areWithin(1, 6));
    assert.ok(!new SchemePlaces(source, (offset) => offset > 7).areWithin(8, source.length));
    assert.ok(new SchemePlaces(source, () => true).areNone);
  });
});

function placesIn(source: string): SchemePlaces {
  return new SchemePlaces(source, () => false);
}

/** All texts of some characters that are not longer. */
function textsOf(longest: number, characters: readonly string[]): string[] {
  let texts = [""];
  const all = [...texts];
  for (let length = 1; length <= longest; length++) {
    texts = texts.flatMap((text) => characters.map((character) => text + character));
    all.push(...texts);
  }
  return all;
}
