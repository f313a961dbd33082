import assert from "node:assert/strict";
import fc from "fast-check";
import { isPair, isScalar, parseAllDocuments, stringify, visit } from "yaml";
import { literalLines } from "../../../../test/literal-lines.js";
import { decodeLiteral } from "../../../literals/read/decode-literal.js";
import { readDocument } from "../../index.js";

const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "names and values": [
    "a: b\nc:\n  d: e\n  f: 'g'\nh: \"i\"",
    [
      "a  key a",
      "b  value a",
      "c  key c",
      "d  key c > d",
      "e  value c > d",
      "f  key c > f",
      "g  value c > f",
      "h  key h",
      "i  value h",
    ],
  ],
  "sequences, which leave no trace in the path": [
    "a:\n- b\n- - c\n  - d: e\nf: g",
    ["a  key a", "b  value a", "c  value a", "d  key a > d", "e  value a > d", "f  key f", "g  value f"],
  ],
  "flow collections": [
    '{a: [b, "c":d, {e: f}], g}',
    ["a  key a", "b  value a", "c  key a > c", "d  value a > c", "e  key a > e", "f  value a > e", "g  key g"],
  ],
  "colons and number signs in values": [
    "a: http://b/#c # d\ne: f:g",
    ["a  key a", "http://b/#c  value a", "e  key e", "f:g  value e"],
  ],
  "keys that no white space parts from their addresses": [
    "url:https://a/\nb:\n  c: d\n  e_url:https://f/ # g\nh:\n- link:http://i/\n- j: url:https://k/\n- l:https://m/\n",
    [
      "url:https://a/  identifier glued-key",
      "b  key b",
      "c  key b > c",
      "d  value b > c",
      "e_url:https://f/  identifier glued-key",
      "h  key h",
      "link:http://i/  identifier glued-key",
      "j  key h > j",
      "url:https://k/  value h > j",
      "l:https://m/  value h",
    ],
  ],
  "the same with words that name notes of a release": [
    "a: b\nrelease_notes:https://c/  \nd: e",
    ["a  key a", "b  value a", "release_notes:https://c/  identifier glued-key", "d  key d", "e  value d"],
  ],
  "the same in flow collections": [
    "a: {url:https://b/, c: d, e:https://f/}",
    [
      "a  key a",
      "url:https://b/  identifier glued-key",
      "c  key a > c",
      "d  value a > c",
      "e:https://f/  key a > e:https://f/",
    ],
  ],
  "anchors, tags and aliases": [
    "&a b: !c &d e\n!f g: *d\nh: i",
    ["b  key b", "e  value b", "g  key g", "h  key h", "i  value h"],
  ],
  "arguments of a program's own tag, of which the first is an address (cloudposse/atmos)": [
    "a: !b https://c/d .e\n- !f https://g h\ni: !!str https://j k\nl: !m n o\np: !q 'https://r s'",
    [
      "a  key a",
      "https://c/d  value a",
      "https://g  value a",
      "i  key i",
      "https://j k  value i",
      "l  key l",
      "n o  value l",
      "p  key p",
      "https://r s  value p",
    ],
  ],
  documents: [
    "a: b\n---\nc\n...\n%YAML 1.2\n---\nd: e",
    ["a  key a", "b  value a", "c  value", "d  key d", "e  value d"],
  ],
  "complex keys": ["? a\n: b\n? c\n", ["a  key a", "b  value a", "c  key c"]],
  "block scalars": ["a: |\n  b\n   c\n\n  d\ne: f", ["a  key a", "b\n c\n\nd\n  value a", "e  key e", "f  value e"]],
  "templates around YAML": [
    "{{- if a }}\nb: {{ c }}/d\n{% if e %}\nf: 'g'\n{{- end }}",
    ["b  key b", "{{ c }}/d  value b", "f  key f", "g  value f"],
  ],
  "an address behind two quotation marks (kyverno/website)": [
    "a: \"\"https://b/c\"\nd: ''https://e'\nf: \"\" # https://g\nh: ''\n",
    [
      "a  key a",
      '""https://b/c"  identifier broken-link',
      "d  key d",
      "''https://e'  identifier broken-link",
      "f  key f",
      "  value f",
      "h  key h",
      "  value h",
    ],
  ],
  "a closing quotation mark alone on its line, as Ruby writes it (coreinfrastructure/best-practices-badge)": [
    "a:\n  b: 'c\n\n'\n  d: \"e\n\n\"  \nf: 'g\n' h\ni: j",
    [
      "a  key a",
      "b  key a > b",
      "c\n\n  value a > b",
      "d  key a > d",
      "e\n\n  value a > d",
      "f  key f",
      "i  key i",
      "j  value i",
    ],
  ],
  "a string that is not closed": ['a: "b\nc: d', ["a  key a", "c  key c", "d  value c"]],
  "a collection that is not closed": [
    "a:\n  b: [c, d\ne: f",
    ["a  key a", "b  key a > b", "c  value a > b", "d  value a > b", "e  key e", "f  value e"],
  ],
  "a member where a value goes on": ["a: b\n  c: d", ["a  key a", "b  value a", "c  key a > c", "d  value a > c"]],
  "a byte order mark": ["\uFEFFa: b", ["a  key a", "b  value a"]],
};

/** Scalars as the `yaml` package reads them, unless it finds errors: names on the way to each, then its text. */
function expectedScalars(text: string): string[] | undefined {
  const scalars: { readonly start: number; readonly line: string }[] = [];
  for (const document of parseAllDocuments(text, { uniqueKeys: false })) {
    if (document.errors.length > 0) return undefined;
    visit(document, {
      Scalar(key, node, ancestors) {
        const [start = 0, end = 0] = node.range ?? [];
        const value = typeof node.value === "string" ? node.value : node.source;
        if (start === end || value === undefined) return;
        const names = ancestors.filter(isPair).map((pair) => (isScalar(pair.key) ? (pair.key.source ?? "") : "?"));
        scalars.push({ start, line: JSON.stringify([key === "key", names, value]) });
      },
    });
  }
  return scalars.sort((a, b) => a.start - b.start).map(({ line }) => line);
}

function readScalars(text: string): string[] {
  return readDocument(text, "yaml").literals.map((literal) => {
    assert.ok(literal.site.kind === "data");
    return JSON.stringify([literal.site.isKey, literal.site.path, decodeLiteral(text, literal).text]);
  });
}

const written = [
  "a: b c\n  d\n\n  e\n",
  'a: "b \\\n  c\\u0041\\x41\\U00000041\\/\\N\\_\\L\\P\\e\\0"\n',
  'a: "b  \n  c\n\n\n  d\\\t\n  e"\n',
  "a: 'b''c\n\n  d'\n",
  "a: |-\n  b\n  c\n\nd: |+\n  e\n\n\nf: |2\n    g\n   h\n",
  "a: >\n\n  b\n  c\n\n\n  d\n   e\n   f\n\n  g\n",
  "a: >-\n    b\n    c\n- d",
  "- |\n b\n- >-\n c\n d\n- {e: |, f: g}\n",
  "a:\r\n  - b\r\n  - |\r\n    c\r\n    d\r\n  - >\r\n    e\r\n    f\r\ng: 'h\r\n  i'\r\n",
  "- a: b\n  c:\n  - d\n  - e: f\n- - - g\n  - h\n",
  "a : b\n'c' : d\n? e\n: f\n",
  "[a, b: c, {d: e, 'f':g, h}, ::i, j:k]",
  "a: b#c #d\ne: '#f' #g\n",
  "--- a\n--- |\n b\n...\n--- {c: d}\n",
  "a: !b c\n&d e: *f\n!!str g: &h !i j\n",
];

describe("YAML documents", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`read ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "yaml").literals, text), lines));

  it("tell where comments stand", () => {
    const text = "# a\r\nb: c # d\ne: [f, # g\n h]";
    const comments = readDocument(text, "yaml").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(comments, ["# a", "# d", "# g"]);
  });

  for (const text of written)
    it(`agree with the yaml package on ${JSON.stringify(text)}`, () => {
      const expected = expectedScalars(text);
      if (expected !== undefined) assert.deepEqual(readScalars(text), expected);
    });

  it("agree with the yaml package on whatever it writes", () => {
    const key = fc.stringMatching(/^[a-z][a-z '"#-]{0,8}$/u);
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", ":", "#", "'", '"', "\\", "é", "http://") }),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(key, tie("value"), { maxKeys: 4 }),
      ),
    }));
    const options = fc.record({
      lineWidth: fc.constantFrom(0, 20, 80),
      indentSeq: fc.boolean(),
      collectionStyle: fc.constantFrom("any" as const, "flow" as const),
    });
    fc.assert(
      fc.property(value, options, (data, how) => {
        const yaml = stringify(data, how);
        const expected = expectedScalars(yaml);
        // Without a name, or with a collection for one, a member says nothing of where its value is.
        const isNamed = expected?.every((line) => !/^\[\w+,\[.*"\??".*\],"/u.test(line));
        if (isNamed === true) assert.deepEqual(readScalars(yaml), expected, yaml);
      }),
      { numRuns: 400 },
    );
  });
});
