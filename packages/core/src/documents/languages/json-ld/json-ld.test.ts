import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { checkDocument, defaultSettings } from "../../../literals/index.js";
import fc from "fast-check";
import { partReadingOf, readDocument } from "../../index.js";
import { readJsonLd } from "./json-ld.js";

/** The values of a document without its `@context`, each with what it is. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "identifiers by keyword": [
    '{"@id":"a","@type":"b:c","d":"e"}',
    ["@id  key @id", "a  identifier @id", "@type  key @type", "b:c  identifier @type", "d  key d", "e  value d"],
  ],
  "aliases of keywords": [
    '{"@context":{"id":"@id"},"id":"a"}',
    ["@context  key @context", "id  key @context > id", "@id  value @context > id", "id  key id", "a  identifier @id"],
  ],
  "terms whose values are identifiers": [
    '[{"@context":{"a":{"@id":"b:c","@type":"@id"}},"a":["d",{"@id":"e"}],"f":"g"}]',
    [
      "@context  key @context",
      "a  key @context > a",
      "@id  key @context > a",
      "b:c  identifier term",
      "@type  key @context > a",
      "@id  value @context > a",
      "a  key a",
      "d  identifier a",
      "@id  key a > @id",
      "e  identifier @id",
      "f  key f",
      "g  value f",
    ],
  ],
  "the context after what it is for": [
    '{"a":"b","@context":{"a":{"@type":"@id"}}}',
    [
      "a  key a",
      "b  identifier a",
      "@context  key @context",
      "a  key @context > a",
      "@type  key @context > a",
      "@id  value @context > a",
    ],
  ],
  "contexts of other documents": [
    '{"@context":"http://a/","b:c":"d:e","@id":"f:g"}',
    [
      "@context  key @context",
      "http://a/  value @context",
      "b:c  key b:c",
      "d:e  value b:c",
      "@id  key @id",
      "f:g  value @id",
    ],
  ],
  "terms and blank nodes as types": [
    '{"@type":["a","_:b","http://c/"]}',
    ["@type  key @type", "a  value @type", "_:b  value @type", "http://c/  identifier @type"],
  ],
  addresses: [
    '{"@value":"a","@type":"http://www.w3.org/2001/XMLSchema#anyURI"}',
    [
      "@value  key @value",
      "a  identifier xsd:anyURI",
      "@type  key @type",
      "http://www.w3.org/2001/XMLSchema#anyURI  identifier @type",
    ],
  ],
  "graphs, which are no maps": [
    '{"@context":{"a":{"@type":"@id","@container":"@graph"}},"a":{"b":"c d"}}',
    [
      "@context  key @context",
      "a  key @context > a",
      "@type  key @context > a",
      "@id  value @context > a",
      "@container  key @context > a",
      "a  key a",
      "b  key a > b",
      "c d  value a > b",
    ],
  ],
  "maps of identifiers": [
    '{"@context":{"a":{"@container":"@id"}},"a":{"b":{"@id":"c"}}}',
    [
      "@context  key @context",
      "a  key @context > a",
      "@container  key @context > a",
      "a  key a",
      "b  identifier @id",
      "@id  key a > b > @id",
      "c  identifier @id",
    ],
  ],
  "what is broken": ['{"@id":"a" "b":]"c"}', ["@id  key @id", "a  identifier @id", "b  key b", "c  value b"]],
};

const judged: Readonly<Record<string, readonly [text: string, findings: readonly string[]]>> = {
  "a compact IRI is reported behind its prefix": [
    '{"@context":{"ex":"http://a/#"},"@id":"ex:b#c","ex:d#e":1}',
    ["character-misplaced-delimiter #", "character-misplaced-delimiter #"],
  ],
  "an escape in a compact IRI": [
    '{"@context":{"ex":"http://a/"},"@id":"e\\u0078:b\\u0020c"}',
    ["character-space \\u0020"],
  ],
  "a namespace is reported once": [
    '{"@context":{"ex":"http://a/b c#"},"@id":"ex:d","@type":"ex:e"}',
    ["character-space  "],
  ],
  "a relative reference to the base": ['{"@context":{"@base":"http://a/"},"@id":"b c"}', ["character-space  "]],
  "a base and a vocabulary, each once": [
    '{"@context":{"@base":"http://a/b c","@vocab":"http://d/e f#"},"@id":"g","@type":"h"}',
    ["character-space  ", "character-space  "],
  ],
  "a term that goes wrong behind its vocabulary": [
    '{"@context":{"@vocab":"http://a/#","b":{"@type":"@vocab"}},"@type":["c","d#e","h/#"],"b":"f\\u0020g"}',
    ["character-misplaced-delimiter #", "character-misplaced-delimiter #", "character-space \\u0020"],
  ],
  "no terms that are defined, here or elsewhere": [
    '[{"@context":{"@vocab":"http://a/#","b c":"d:e"},"@type":"b c"},{"@context":["f:g",{"@vocab":"http://a/#"}],"@type":"h#i"}]',
    [],
  ],
  "a prefix that is built on another one": [
    '{"@context":{"b":"a:b/","a":"http://a/#"},"@id":"b:c#d"}',
    ["character-misplaced-delimiter #"],
  ],
  "a context within a term": [
    '{"@context":{"a":{"@id":"http://a/","@context":{"b":{"@type":"@id"}}}},"a":{"b":"c d"},"b":"c d"}',
    ["character-space  "],
  ],
  "prefixes that no context defines, once": [
    '{"@context":{"ex":"http://a/"},"foaf:b":{"@id":"foaf:c"},"@type":["schema:d","ex:e","foo:g"]}',
    ["prefix-undeclared foaf:"],
  ],
  "prefixes that a context from elsewhere may define": [
    '[{"@context":["http://a/",{"b":"http://b/"}],"foaf:c":1}]',
    [],
  ],
  "prefixes that a context may define which is imported (JSON-LD 1.1 §9.1)": [
    '[{"@context":{"@import":"./a.jsonld","b":"rdfs:label","c":{"@id":"owl:d"}},"foaf:e":1},{"@context":{"a":{"@id":"http://a/","@context":{"@import":"b","c":"xsd:d"}}}},{"@context":[{"a":"http://a/"},{"@import":"b"}],"@id":"skos:c"}]',
    [],
  ],
  "prefixes behind a context that imports, of which it is none": [
    '[{"@context":{"@import":"a"}},{"@context":{"a":"http://a/"},"foaf:b":1},{"@context":[{"@import":"a"},null,{"a":"http://a/"}],"skos:b":1}]',
    ["prefix-undeclared foaf:", "prefix-undeclared skos:"],
  ],
  "an empty prefix that a context defines, or may define elsewhere": [
    '[{"@id":":a"},{"@context":"https://a.example/","@id":":b"},{"@context":{"":"https://b.example/#"},"@id":":c"}]',
    [],
  ],
  "an empty prefix that the context of the document lacks": [
    '{"@context":{"a":"https://b.example/#"},"@id":":c"}',
    ["path-colon-in-first-segment :"],
  ],
  "prefixes where no context is given": ['[{"foaf:a":1},{"@context":{},"foaf:b":1}]', []],
  "a context that takes the other ones away": [
    '{"@context":{"a":{"@type":"@id"}},"b":{"@context":null,"a":"c d"},"a":"e f"}',
    ["character-space  "],
  ],
};

describe("JSON-LD documents", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`read ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "jsonld").literals, text), lines));

  for (const [name, [text, expected]] of Object.entries(judged))
    it(`judge ${name}`, () => {
      const { findings } = checkDocument(text, readDocument(text, "jsonld").literals, defaultSettings);
      assert.deepEqual(
        findings.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`),
        expected,
      );
    });

  it("tell an undeclared prefix once in all parts", () => {
    const text = '[{"@context":{"a":"http://a/"},"b":[{"foaf:c":1},{"foaf:d":1}]}]';
    const reader = partReadingOf("jsonld")!.reader();
    const parts = [text.slice(0, 48), text.slice(48)].map((part) => reader(part).literals.slice());
    assert.deepEqual(
      parts.map((literals) => literals.filter(({ surroundings }) => surroundings?.hasUndeclaredPrefix === true).length),
      [1, 0],
    );
  });

  it("offer to mend a term, but not the vocabulary before it", () => {
    const text = '{"@context":{"@vocab":"http://a/#"},"@type":["%b","c d"]}';
    const { findings } = checkDocument(text, readDocument(text, "jsonld").literals, defaultSettings);
    assert.deepEqual(
      findings.map(({ fixes }) => fixes.map(({ edits }) => edits.map((edit) => `${edit.span.start} ${edit.text}`))),
      [[["46 %25b"]], [["52 %20"], ["52 "]]],
    );
  });

  it("are read again after a change before a context that is scoped to a term", () => {
    const items = '{"a":{"b":"http://c/"}},\n'.repeat(400);
    const context = '"@context":{"a":{"@id":"http://a/","@context":{"b":{"@id":"http://b/","@type":"@id"}}}}';
    const text = `{${context},"@graph":[\n${items}{}]}`;
    const after = ` ${text}`;
    const { literals } = readDocument(text, "jsonld").update(after, [{ start: 0, end: 0, newLength: 1 }]);
    assert.deepEqual(literals, readDocument(after, "jsonld").literals);
  });

  it("read item by item what they read as a whole", () => {
    const token = fc.constantFrom(
      ...'{|}|[|]|:|,|"a"|"@id"|"@type"|"@value"|"@graph"|"foaf:b"|"ex:c"|"d e"|1|null|/* f */|"'.split("|"),
      '"@context":{"ex":"http://a/#","a":{"@type":"@id","@container":"@set"}},',
      '"@context":',
      '"@graph":[',
      '{"@id":"ex:g","a":["h",{"@id":"i"}]},',
      '{"@value":"j","@type":"http://www.w3.org/2001/XMLSchema#anyURI"}',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        const text = tokens.join(" ");
        const { literals, comments } = readJsonLd(text, new Set());
        const document = readDocument(text, "jsonld");
        assert.deepEqual(document.literals, literals.slice());
        assert.deepEqual(document.comments, comments.slice());
      }),
      { numRuns: 2000 },
    );
  });
});
