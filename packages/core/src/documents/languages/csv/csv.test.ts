import assert from "node:assert/strict";
import fc from "fast-check";
import { literalLines } from "../../../../test/literal-lines.js";
import { decodeLiteral } from "../../../literals/read/decode-literal.js";
import { checkDocument, defaultSettings, type LocatedFinding } from "../../../literals/index.js";
import { lastRecordEnd, readDocument, type LanguageName } from "../../index.js";

/** Each text with the lines of its literals. */
const rows: Readonly<
  Record<string, readonly [text: string, lines: readonly string[], language?: Extract<LanguageName, "csv" | "tsv">]>
> = {
  "names of columns": ["a,url\nb.c,/d\n/e,f.g\n", ["b.c  value a", "/d  value url", "/e  value a", "f.g  value url"]],
  "no numbers, words and dates": ["url,b\n1.5,a b\n-3,2020-01-01\n,\n", []],
  "RFC 4180 §2: fields in quotation marks": [
    'a,"b ""c"""\n"/d,e\r\nf","g/""h"""\n',
    ["/d,e\r\nf  value a", 'g/""h""  value b "c"'],
  ],
  "every line end": ["a\r\n/b\r/c\n/d", ["/b  value a", "/c  value a", "/d  value a"]],
  "one space behind an address that none precedes": [
    "a,b,c\nhttp://d ,http://e  , http://f ,\nhttp://g ;h,http://i ",
    ["http://d   value a", "http://e  value b", "http://f  value c", "http://g ;h  value a", "http://i  value b"],
  ],
  "the spaces around fields": ['a, "b" ,c\n/d , "/e" , /f ', ["/d  value a", "/e  value b", "/f  value c"]],
  "quotation marks that do not surround a field": [
    'a,b\n"c" /d,/e "f"\n"g/,/h',
    ['"c" /d  value a', '/e "f"  value b', '"g/  value a', "/h  value b"],
  ],
  "more fields than names": ["a,b\n/c,/d,/e\n", ["/c  value a", "/d  value b", "/e  value"]],
  semicolons: ['a;"b,c,d";e\n/f,g;/h;/i', ["/f,g  value a", "/h  value b,c,d", "/i  value e"]],
  tabs: ["a,b\tc\td\n/e\t/f,g\t/h", ["/e  value a,b", "/f,g  value c", "/h  value d"]],
  "remarks behind an address": [
    'a,b\n"http://c/d, 2007-05-10"\nhttp://c/d|Jane Doe\nhttp://c/d|GROUP:<http://e>\nhttp://c/d|E\nhttp://c/d|http:e\nhttp://c/d FMA:63134\nhttp://c/d e:f g\nhttp://c/d|obo:e#f|obo:g#h',
    [
      "http://c/d, 2007-05-10  text",
      "http://c/d|Jane Doe  text",
      "http://c/d|GROUP:<http://e>  text",
      "http://c/d|E  value a",
      "http://c/d|http:e  value a",
      "http://c/d FMA:63134  text",
      "http://c/d e:f g  value a",
      "http://c/d|obo:e#f|obo:g#h  text",
    ],
  ],
  "vertical lines": ["a|b\n/c|/d,e", ["/c  value a", "/d,e  value b"]],
  "the comma where there are as many of another": ["a,b;c\n/d,/e;f", ["/d  value a", "/e;f  value b;c"]],
  "the separator that the first line names": ["\uFEFFsep=;\r\na,b,c;d\r\n/e;/f", ["/e  value a,b,c", "/f  value d"]],
  "a first record with addresses": ["http://a/,b\n/c,/d", ["http://a/  value", "/c  value", "/d  value"]],
  "tabs only, by the name of the file": ["a,b,c\td\n/e,f\t/g\n", ["/e,f  value a,b,c", "/g  value d"], "tsv"],
  "a quotation mark that nothing closes in its line": [
    'a\tb\n"/c\t/d\n"/e\n/f""g"\t/h\n"/i ""j""" \t"/k"\n',
    ["/c  value a", "/d  value b", "/e  value a", '/f""g  value a', "/h  value b", '/i ""j""  value a', "/k  value b"],
    "tsv",
  ],
  "no quotation marks that are far from each other": [
    `a,b\n"/c,/d\n/e,${"f".repeat(70_000)}"\n`,
    ['"/c  value a', "/d  value b", "/e  value a"],
  ],
  "a list of addresses": [
    "a,b\nhttp://c http://d,http://e;http://f; urn:g:h|www.i",
    [
      "http://c  value a",
      "http://d  value a",
      "http://e  value b",
      "http://f  value b",
      "urn:g:h  value b",
      "www.i  value b",
    ],
  ],
  "an address in an address, and one that its signs do not part": [
    "a\nhttp://b/?c=http://d\nhttp://e/;f\nhttp://g|h",
    ["http://b/?c=http://d  value a", "http://e/;f  value a", "http://g|h  value a"],
  ],
  "a list of one address": [
    "a\nhttp://b/c|\nhttp://b/c|||\nhttp://b/c d|",
    ["http://b/c  value a", "http://b/c  value a", "http://b/c d|  value a"],
  ],
  "names behind an address (EnvironmentOntology/envo)": [
    "a\nhttp://b/c|nlcd2011\nhttp://b/c|wwfBiome|envoPolar\nhttp://b/c|d\nhttp://b/?c|nlcd\nhttp://b/c|a/b",
    [
      "http://b/c  value a",
      "http://b/c  value a",
      "http://b/c|d  value a",
      "http://b/?c|nlcd  value a",
      "http://b/c|a/b  value a",
    ],
  ],
  "text with several addresses": ["url\nhttp://a and http://b", ["http://a and http://b  text"]],
  "a formula": ['url\n"=HYPERLINK(""http://a"",""b"")"', ['=HYPERLINK(""http://a"",""b"")  text']],
};

describe("csvReader", () => {
  for (const [name, [text, lines, language = "csv"]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));

  it("reads what is written by RFC 4180", () => {
    const cell = fc.string({ unit: fc.constantFrom(...'/",;|\t\n\r a#', '""') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(table, (records) => {
        const written = records.map((record) => record.map((text) => `"/${text.replaceAll('"', '""')}"`).join(","));
        const text = ["a,b", ...written].join("\r\n");
        const read = readDocument(text, "csv").literals.map((literal) => decodeLiteral(text, literal).text);
        assert.deepEqual(
          read,
          records.flat().map((each) => `/${each}`),
        );
      }),
    );
  });
});

describe("lastRecordEnd", () => {
  for (const [name, sure, rest] of [
    ["a line end", "a,b\n", "c,d"],
    ["not one in a quoted field", 'a,"b\n""c"\r\n', 'd,"e\n'],
    ["not half of one", "a,b\n", "c,d\r"],
    ["not behind a mark that may be closed", "a,b\n", '"c,d\ne,f\n'],
    ["behind a mark that is not closed soon", `a,b\n"c,d\n${"e,f\n".repeat(20_000)}`, "g"],
    ["behind a mark that opens nothing", 'a "b,c\nd" e,f\n', ""],
  ] as const)
    it(`is ${name}`, () => assert.equal(lastRecordEnd(sure + rest, ","), sure.length));
});

/** Each text with what is found in it, and what the fixes of that write in its place. */
const judged: Readonly<Record<string, readonly [text: string, found: readonly string[]]>> = {
  "an address": ["name,url\na,http://a/b c", ["character-space ' ' → '%20' | ''"]],
  "a vertical line in a table that is parted by it": ["a|b\nc|http://d/e|f", []],
  "an angle bracket": ["a,b\nc,http://d/e<f", ["character-excluded '<' → '%3C' | ''"]],
  "quotation marks": ['a,b\nc,"http://d/""e"', ["character-excluded '\"\"' → '%22' | ''"]],
  "no name for what is not there": ["url,homepage\nN/A,#N/A\n-,?\n#REF!,n.a.\nsee below,none (2020)\n", []],
  "sentences that mention addresses": [
    'a,description\nb,"See http://c/d, or (http://e/f), and ""http://g/h""."\nb,http://i is down.\n',
    [],
  ],
  formulas: ['a,url\nb,"=HYPERLINK(""http://c/d"";""e f"")"\nb,=HYPERLINK("http://c/d")\n', []],
  "lists with addresses of people and names": [
    "url,b\nhttp://a; mailto:b@c.example,http://d urn:isbn:0451450523\n",
    [],
  ],
  "lists of addresses": ['url;b\nhttp://a http://b;\n"http://a; http://b";\nhttp://a | http://b|http://c;\n', []],
};

describe("the identifiers of tables", () => {
  for (const [name, [text, found]] of Object.entries(judged))
    it(`are ${name}`, () =>
      assert.deepEqual(
        findingsIn(text).map((finding) => lineOf(text, finding)),
        found,
      ));
});

function findingsIn(text: string): readonly LocatedFinding[] {
  return checkDocument(text, readDocument(text, "csv").literals, defaultSettings).findings;
}

function lineOf(text: string, { code, span, fixes }: LocatedFinding): string {
  const written = fixes.map(({ edits }) => `'${edits.map((edit) => edit.text).join("")}'`).join(" | ");
  return `${code} '${text.slice(span.start, span.end)}' → ${written}`;
}
