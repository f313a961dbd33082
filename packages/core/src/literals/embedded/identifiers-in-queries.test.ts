import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { checkDocument, defaultSettings } from "../index.js";
import { findIdentifiersInQuery } from "./identifiers-in-queries.js";

const queries: Readonly<Record<string, readonly string[]>> = {
  "prefixes and a base": [
    "PREFIX a: <«http://a/»>\nSELECT * { ?b a:c 1 }",
    "@prefix : <«http://a/»> . @prefix a-b:<«http://c/»>.",
    "base <«http://a/»>\n<b> <c> 'd'",
    "prefix a:\n  <«urn:a:b»>",
  ],
  "prefixes that are not absolute, among others": ["PREFIX a: <#>\nPREFIX b: <«http://a/#»>"],
  triples: [
    "?a <«http://b/»> ?c .",
    '<«http://a/»> <«http://b/»> "c"^^<«http://d/»> .',
    "<#a> <«http://b/»> _:c .",
    "$a a <«http://b/»>.",
    "<«http://a/»>\n  <«http://b/»>\n  <«http://c/»> .",
  ],
  "groups of a query": [
    "SELECT * WHERE { <«http://a/»> a:b ?c }",
    "# <a>\n\nask { graph <«http://a/b c»> { } }",
    "INSERT DATA { <«http://a b/»> <«urn:cd:e»> <f> }",
    "with <«http://a/»> delete {a:b a:c 1} where {}",
  ],
  "nothing in comments and strings": [
    'PREFIX a: <«http://a/»> # <http://b/>\n<#c> a:d "<http://e/>", \'<http://f/>\', """\n"<http://g/>""", \'\'\'<http://h/>\n\'\'\' . <«http://i/»>',
    'PREFIX a: <«http://a/»> "\\"<http://b/>" \'c\n<«http://d/»>',
  ],
  "none with escapes": ["PREFIX a: <«http://a/»> <http://a/\\u00E9>"],
  "no comparisons": ["PREFIX a: <«http://a/»> FILTER (?b <a:c && ?d> 1) FILTER (?b < 2 && ?c > 3) <«http://d/e f»>"],
};

const others = [
  "<a href='http://a/'>b</a>",
  "select the address <http://a/> { or } another",
  "see <http://a/> and <http://b/>",
  "prefix a: b <http://c/>",
  "the base <http://a/>",
  "<http://a/>; rel=next, <http://b/>; rel=last",
  "<a:b>\n <c:d>\n  <e:f>g</e:f>\n </c:d>\n</a:b>",
  " https://a/?query=PREFIX b: <http://c/>",
  "SELECT a FROM b WHERE c < 1 AND d = 'http://e/'",
];

describe("findIdentifiersInQuery", () => {
  for (const [name, rows] of Object.entries(queries))
    it(`finds ${name}`, () => {
      for (const marked of rows) {
        const { text } = readMarks(marked);
        const found = findIdentifiersInQuery(text, false);
        assert.ok(found !== undefined, marked);
        assert.equal(
          writeMarks(
            text,
            found.map(({ span }) => span),
          ),
          marked,
        );
      }
    });

  it("takes nothing else for a query", () => {
    for (const text of others) assert.equal(findIdentifiersInQuery(text, false), undefined, text);
  });

  it("believes what is known to be a query", () =>
    assert.equal(findIdentifiersInQuery("<http://a/>", true)?.length, 1));

  it("tells namespaces, and what a prefix is that is taken for a scheme", () =>
    assert.deepEqual(
      findIdentifiersInQuery("BASE <http://a/>\nPREFIX b: <c:>\nPREFIX d: <http://e/> <b:f> <d:g> <h:i>", false)?.map(
        ({ site, namespaceOfScheme }) => [site.kind === "identifier" && site.use, namespaceOfScheme],
      ),
      [
        ["name", undefined],
        ["namespace", undefined],
        ["namespace", undefined],
        ["name", "c:"],
        ["name", "http://e/"],
        ["name", undefined],
      ],
    ));

  const parts = [
    "<a:",
    "<",
    "prefix ",
    "PREFIX a: ",
    "base ",
    "?a ",
    "?a <b:c> ",
    '"',
    '"""',
    "'",
    "#",
    "\\",
    "{ ",
    "a ",
  ];
  for (const part of [...parts, "<http://a/> ", "<a> <b:c>d", "\nselect ", "{ <a> ", "#\n"])
    it(`takes time in proportion to the length of ${JSON.stringify(part)}`, () => {
      for (const before of ["", "select { <a> ", "PREFIX a: <b:c>"])
        findIdentifiersInQuery(before + part.repeat(200_000 / part.length), true);
    });
});

describe("strings with queries", () => {
  const found = (source: string, site: Parameters<typeof checkDocument>[1][number]["site"]): string[] => {
    const span = { start: 1, end: source.length - 1 };
    const { findings } = checkDocument(source, [{ span, syntax: "javascript-string", site }], defaultSettings);
    return findings.map(({ code, span: { start, end }, fixes: [fix] }) =>
      [code, source.slice(start, end), fix?.safety, fix?.edits[0]?.text].join(" "),
    );
  };

  it("are checked as a document would be, without safe fixes", () => {
    const query =
      "'PREFIX foaf: <https://xmlns.com/foaf/0.1/>\\n<http://a/b c> <foaf:name> <http://a/%zz>, <http://a/{id}>'";
    assert.deepEqual(found(query, { kind: "value" }), [
      "namespace-misspelled https://xmlns.com/foaf/0.1/ suggestion http://xmlns.com/foaf/0.1/",
      "character-space   suggestion %20",
      "scheme-is-prefix foaf: suggestion http://xmlns.com/foaf/0.1/",
      "percent-triplet-malformed % suggestion %25",
    ]);
  });

  it("are known by the tag of their template", () => {
    const source = "`<http://a/b c>`";
    const site = (tag: string) => ({ kind: "tagged", tag }) as const;
    assert.deepEqual(found(source, site("a.sparql")), ["character-space   suggestion %20"]);
    assert.deepEqual(found(source, site("a")), []);
  });

  it("are read in no text for people", () =>
    assert.deepEqual(found("'PREFIX a: <http://a/b c>'", { kind: "text" }), []));
});
