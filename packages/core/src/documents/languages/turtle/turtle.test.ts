import assert from "node:assert/strict";
import { checkDocument, defaultSettings, type LocatedFix } from "../../../literals/index.js";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument, type LanguageName } from "../../index.js";

interface Row {
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly language?: LanguageName;
}

const prefix = "@prefix ex: <http://a/> . ";
const declared = "http://a/  identifier @prefix";

const rows: readonly Row[] = [
  {
    name: "identifiers, strings and language tags",
    text: `<http://a/> <b> "c"@en-GB, 'd' .`,
    lines: ["http://a/  identifier <…>", "b  identifier <…>", "c  text", "d  value b"],
  },
  {
    name: "a prefixed name",
    text: `${prefix}ex:b a ex:c.`,
    lines: [declared, "ex:b  identifier <…>", "ex:c  identifier <…>"],
  },
  {
    name: "a name without a local part, which names the namespace",
    text: `${prefix}ex: a ex:, ex:.`,
    lines: [declared, ...["ex:", "ex:", "ex:"].map((name) => `${name}  identifier <…>`)],
  },
  {
    name: "a name that escapes and dots are part of",
    text: `${prefix}ex:b.c\\,d\\. .`,
    lines: [declared, "ex:b.c\\,d\\.  identifier <…>"],
  },
  {
    name: "the first name of each prefix that is not declared",
    text: "ex:b a _:c, ex:d, :e, a: .",
    lines: ["ex:b  identifier <…>", ":e  identifier <…>"],
  },
  {
    name: "parts of queries, which have no declarations",
    text: "OPTIONAL { ?a ex:b ?c }",
    lines: [],
    language: "sparql",
  },
  {
    name: "queries for Wikidata, which binds its prefixes",
    text: "SELECT * { ?a rdfs:label ?b ; wdt:P31 wd:Q5 }",
    lines: [],
    language: "sparql",
  },
  { name: "templates", text: "{{ prefixes }}\nex:a ex:b ex:c .", lines: [] },
  { name: "prefixes of N3, some of which need no declaration", text: ":a :b :c .", lines: [], language: "n3" },
  {
    name: "prefixes as SPARQL declares them",
    text: "PREFIX : <a#> Base <b>\n:c",
    lines: ["a#  identifier @prefix", "b  identifier <…>", ":c  identifier <…>"],
  },
  {
    name: "an identifier with spaces and signs in it",
    text: `<a b"{c}|d> <e> .`,
    lines: [`a b"{c}|d  identifier <…>`, "e  identifier <…>"],
  },
  {
    name: "an identifier that is not closed",
    text: "<a b\n<c> <d <e> <f",
    lines: ["a  identifier <…>", "c  identifier <…>", "d  identifier <…>", "e  identifier <…>", "f  identifier <…>"],
  },
  {
    name: "an identifier that a line end has broken",
    text: "<a\nb> <c\r\n  d> <e\r\tf>",
    lines: ["a\nb", "c\r\n  d", "e\r\tf"].map((name) => `${name}  identifier <…>`),
  },
  {
    name: "an identifier that is not closed in the next line either",
    text: `<a\nb c> <d\n"e"> <f \ng> <h\n<i> <j\n\nk> <m\n{n}>`,
    lines: ["a", "d", "e", "f", "h", "i", "j", "m"].map(
      (name) => `${name}  ${name === "e" ? "value d" : "identifier <…>"}`,
    ),
  },
  {
    name: "an identifier whose bracket alone stands in the next line",
    text: `<a\n> <b\r\n  >`,
    lines: ["a\n  identifier <…>", "b\r\n    identifier <…>"],
  },
  {
    name: "long strings",
    text: `<a> """b "c" <d>\n""", '''e''f\\'''' , <g>`,
    lines: ["a  identifier <…>", `b "c" <d>\n  value a`, "e''f\\'  value a", "g  identifier <…>"],
  },
  { name: "a string that its line leaves open", text: `"a <b>\n<c>`, lines: ["a <b>  text", "c  identifier <…>"] },
  {
    name: "a string that is an identifier",
    text: `"a"^^<http://www.w3.org/2001/XMLSchema#anyURI>, "b"^^<c>`,
    lines: [
      "a  identifier xsd:anyURI",
      "http://www.w3.org/2001/XMLSchema#anyURI  identifier <…>",
      "b  text",
      "c  identifier <…>",
    ],
  },
  {
    name: "strings by their predicates",
    text: `<a> ex:homepage "b", "c"@en, "d"^^<http://e/#f>, "g" ; <http://h/#url> ( "i" [ ex:j "k" ] ) .`,
    lines: [
      "a  identifier <…>",
      "ex:homepage  identifier <…>",
      "b  value homepage",
      "c  text",
      "d  text",
      "http://e/#f  identifier <…>",
      "g  value homepage",
      "http://h/#url  identifier <…>",
      "i  value url",
      "k  value j",
    ],
  },
  {
    name: "strings of queries as text",
    text: `?a ex:homepage "b"`,
    lines: ["b  text"],
    language: "sparql",
  },
  { name: "comments", text: `# <a>\n<b#c> # "d"`, lines: ["b#c  identifier <…>"] },
  {
    name: "quoted triples",
    text: "<< <a> <b> <c> >> <d> <e>",
    lines: ["a", "b", "c", "d", "e"].map((name) => `${name}  identifier <…>`),
  },
  {
    name: "graphs",
    text: "<a> { <b> <c> 1.5, 2e3, true }",
    lines: ["a", "b", "c"].map((name) => `${name}  identifier <…>`),
    language: "trig",
  },
  {
    name: "formulas and what follows from them",
    text: "@forAll :x . {?a <b> <c>} => {<d> = ?a} . {?e a <f>} <= {?g <h i> ?e} .",
    lines: ["b", "c", "d", "f", "h i"].map((name) => `${name}  identifier <…>`),
    language: "n3",
  },
  {
    name: "arrows and identifiers that begin like them",
    text: "<a> <- <b> <c> ; <-<d> <e> ; <-f> <g> .",
    lines: ["a", "b", "c", "d", "e", "-f", "g"].map((name) => `${name}  identifier <…>`),
    language: "n3",
  },
  {
    name: "paths",
    text: `${prefix}<b>!ex:c^ex:d is ex:e of "f"^^<g>^ex:h , ex:i!<j>.`,
    lines: [
      declared,
      "b  identifier <…>",
      ...["c", "d", "e"].map((name) => `ex:${name}  identifier <…>`),
      "f  text",
      "g  identifier <…>",
      ...["ex:h", "ex:i", "j"].map((name) => `${name}  identifier <…>`),
    ],
    language: "n3",
  },
  {
    name: "a comparison",
    text: "FILTER(?a < ?b && ?c>3) FILTER(?d<5||?e > 6) <f>",
    lines: ["f  identifier <…>"],
    language: "sparql",
  },
  {
    name: "an identifier where a comparison could be",
    text: "FILTER(?a<b>?c) FILTER(?d = <e f>)",
    lines: ["b  identifier <…>", "e f  identifier <…>"],
    language: "sparql",
  },
  {
    name: "an escape in an identifier where a comparison could be",
    text: "FILTER(3<\\uE000\\U0001F600>) FILTER(?a<\\uE00||?b>)",
    lines: ["\\uE000\\U0001F600  identifier <…>"],
    language: "sparql",
  },
  {
    name: "a broken identifier in a pattern",
    text: "{ ?a <b c> ?d . ?e (<f g>/<h>)+ ?i }",
    lines: ["b c", "f g", "h"].map((name) => `${name}  identifier <…>`),
    language: "sparql",
  },
  {
    name: "a broken identifier after an operand",
    text: "VALUES (?a ?b) { (UNDEF <http://a b>) }",
    lines: ["http://a b  identifier <…>"],
    language: "sparql",
  },
];

describe("Turtle, Notation3, N-Triples and SPARQL", () => {
  for (const { name, text, lines, language = "turtle" } of rows)
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));

  it("tells where comments stand", () => {
    const text = "# a\r\n<b#c>#d";
    const comments = readDocument(text, "turtle").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(comments, ["# a", "#d"]);
  });
});

const judged: Readonly<Record<string, readonly [text: string, findings: readonly string[], language?: LanguageName]>> =
  {
    "a relative reference has a base in Turtle": ["<> a <#b>, <c> .", []],
    "and in SPARQL": ["ASK { <> a <#b> }", [], "sparql"],
    "but has none in N-Triples": ["<a> <http://b/c> _:d .", ["scheme-missing a"], "ntriples"],
    "what declares nothing may be a part of a document, where only well-known prefixes are told": [
      "ex:b a foaf:Person .",
      ["prefix-undeclared foaf:"],
    ],
    "where something is declared, all are": [
      "@base <http://a/> . ex:b a foaf:Person .",
      ["prefix-undeclared ex:", "prefix-undeclared foaf:"],
    ],
    "nor is an empty one anything in N-Triples": [
      "<> <http://b/> <> .",
      ["scheme-missing ", "scheme-missing "],
      "ntriples",
    ],
    "nor in N-Quads": ["<http://a/> <http://b/> 'c' <d> .", ["scheme-missing d"], "nquads"],
    "a line end is no part of an identifier": ["<http://a/b\nc> a <d> .", ["character-control \n"]],
    "a bracket on the next line is one": ["<http://a/b\n> a <d> .", ["text-surrounding-whitespace \n"]],
    "an identifier that nothing closes is told": [
      "<http://a/b <c> <d> .\n<e> <f> <http://g/h .",
      ["iri-not-enclosed http://a/b", "iri-not-enclosed http://g/h"],
    ],
    "and one that nothing encloses": [
      "@base http://a/ .\nhttp://b/ a 'c'^^http://d/e; <f> http://g/h.",
      ["http://a/", "http://b/", "http://d/e", "http://g/h"].map((iri) => `iri-not-enclosed ${iri}`),
    ],
    "in N-Triples, too": ["<http://a/> <http://b/> http://c/d .", ["iri-not-enclosed http://c/d"], "ntriples"],
    "also in a query": [
      "ASK FROM http://a/b { ?c a <http://d/e }",
      ["http://a/b", "http://d/e"].map((iri) => `iri-not-enclosed ${iri}`),
      "sparql",
    ],
    "but not a relative one, an operator, or words of a sentence": [
      "ASK { ?a ?b ?c FILTER(?a <?b) see http://d/e and &lt;http://f/&gt; }",
      [],
      "sparql",
    ],
    "an escape is no way to write what is not allowed": ["<http://a/\\u0020b>", ["character-space \\u0020"]],
    "a name that goes wrong is reported behind its prefix": [
      "@prefix a: <http://a/#> . a:b\\#c",
      ["character-misplaced-delimiter \\#"],
    ],
    "a namespace that is wrong is reported once": ["@prefix a: <http://a/b c#> . a:d a a:e", ["character-space  "]],
    "a name can break the port": ["@prefix a: <http://a.example> . a:b:c", ["port-malformed c"]],
    "a namespace is resolved": [
      "@base <http://a/b#c> . @prefix d: <#e> . d:f\\#g",
      ["character-misplaced-delimiter \\#"],
    ],
    "a prefix that is declared is no scheme": [
      "@prefix ab: <http://a/> . <ab:c> <cd:e> ab:c .",
      ["scheme-is-prefix ab:"],
    ],
    "unless it stands for itself": [
      "PREFIX ab: <ab:> PREFIX cd: <http://c/> ASK { <ab:c> ?p <cd:e> }",
      ["scheme-is-prefix cd:"],
      "sparql",
    ],
    "but before its declaration, nothing is known of it": ["<ab:c> a [] . @prefix ab: <http://a/> .", []],
    "programs fill in whole files of Turtle": [
      "<http://a/{{b}}> <http://a/${c}> <http://a/$d> <http://a/<%= e %>> .",
      [],
    ],
    "but nothing else is put in later": [
      "<http://a/%s> <http://a/#[NTU]> <http://a/[b c]> <http://a/?q={%20x%20}> <http://a/__B__ c> .",
      [
        "percent-triplet-malformed %",
        "character-misplaced-delimiter [",
        "character-misplaced-delimiter ]",
        "character-misplaced-delimiter [",
        "character-space  ",
        "character-misplaced-delimiter ]",
        "character-excluded {",
        "character-excluded }",
        "character-space  ",
      ],
    ],
    "strings of which SPARQL makes identifiers": [
      'SELECT * { BIND(IRI("http://a/b c") AS ?d) BIND(uri( \'e f\') AS ?g) BIND(STR("h i") AS ?j) }',
      ["character-space  ", "character-space  "],
      "sparql",
    ],
    "but no single braces, with which no parser reads it": [
      "<http://a/{b}> a <c> .",
      ["character-excluded {", "character-excluded }"],
    ],
    "nor anything in N-Triples": [
      "<http://a/{b}> <http://a/%s> <http://a/[c]> .",
      [
        "character-excluded {",
        "character-excluded }",
        "percent-triplet-malformed %",
        "character-misplaced-delimiter [",
        "character-misplaced-delimiter ]",
      ],
      "ntriples",
    ],
    "nor the notations of others, which no parser reads there": [
      '<http://a/ValueSet/b|4.0.1> a <https://a/npm/b@^5> ; <c> "http://a/ValueSet/b|4.0.1"^^<http://www.w3.org/2001/XMLSchema#anyURI> .',
      ["character-excluded |", "character-excluded ^"],
    ],
    "percent signs": ["@prefix a: <http://a/> . a:b\\%zz, a:c%41", ["percent-triplet-malformed \\%"]],
  };

describe("the identifiers of Turtle, N-Triples and SPARQL", () => {
  for (const [name, [text, expected, language = "turtle"]] of Object.entries(judged))
    it(name, () => {
      const { findings } = checkDocument(text, readDocument(text, language).literals, defaultSettings);
      assert.deepEqual(
        findings.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`),
        expected,
      );
    });

  it("are those of RDF/XML where a document is in that, also once its beginning has become it", () => {
    const xml =
      '<?xml version="1.0"?>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a rdf:about="http://b/ c"/></rdf:RDF>';
    const expected = readDocument(xml, "xml").literals;
    for (const language of ["turtle", "trig", "n3"] as const) {
      assert.deepEqual(readDocument(xml, language).literals, expected);
      const before = readDocument(`# ${xml}`, language);
      assert.deepEqual(before.update(xml, [{ start: 0, end: 2, newLength: 0 }]).literals, expected);
      const back = readDocument(xml, language).update(`# ${xml}`, [{ start: 0, end: 0, newLength: 2 }]);
      assert.deepEqual(back.literals, before.literals);
    }
  });

  it("have no fix that leaves nothing behind a prefix", () => {
    const fixesOf = (text: string): readonly LocatedFix[] =>
      checkDocument(text, readDocument(text, "turtle").literals, defaultSettings).findings.flatMap(
        ({ fixes }) => fixes,
      );
    const removes = ({ edits }: LocatedFix): boolean => edits.every(({ text }) => text === "");
    assert.equal(fixesOf("@prefix a: <http://a/> . a:\uDB3F").filter(removes).length, 0);
    assert.ok(fixesOf("@prefix a: <http://a/> . a:b\uDB3F").some(removes));
  });

  it("have no fix that is applied unseen", () => {
    const text = "<HTTP://EXAMPLE.com/%7e>";
    const { findings } = checkDocument(text, readDocument(text, "turtle").literals, {
      ...defaultSettings,
      preset: "all",
    });
    const fixes = findings.flatMap((finding) => finding.fixes);
    assert.ok(fixes.length > 0);
    assert.ok(fixes.every(({ safety }) => safety === "suggestion"));
  });
});
