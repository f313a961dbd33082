import assert from "node:assert/strict";
import { Readable } from "node:stream";
import type { LanguageName } from "@irilint/core/documents";
import { defaultSettings } from "@irilint/core/literals";
import { allOf } from "../../../test/all-of.js";
import type { Report } from "../../formats/format.js";
import { checkText } from "../check-text.js";
import { checkStream } from "./check-stream.js";
import { recordLanguageOf } from "./record-languages.js";

const settings = { ...defaultSettings, preset: "all", codes: { "iri-alias": "off" } } as const;

async function reportsOn(
  bytes: Buffer,
  language: LanguageName,
  { name = "a", partLength = 64 }: { readonly name?: string; readonly partLength?: number } = {},
): Promise<Report[]> {
  const records = recordLanguageOf(name, language) ?? assert.fail();
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
  const contents = Readable.from(pieces) as AsyncIterable<Buffer>;
  return allOf(checkStream({ path: name, language, records, settings, partLength }, contents));
}

const subject = "<http://data.example/a>";
const clean = `${subject} <http://data.example/p> "some text"@en .`;
const label = `${subject} <http://www.w3.org/2000/01/rdf-schema#label> "caf\u00E9 \u{1F600} http://a b/" .`;
const wrong = `${subject} <http://data.example/p> <http://data.example/a b%zz> .`;
const homepage = `${subject} <http://xmlns.com/foaf/0.1/homepage> "http:/data.example/" .`;
const typed = `${subject} <http://data.example/p> "http://a b/"^^<http://www.w3.org/2001/XMLSchema#anyURI> .`;
const escaped = `<http://data.example/\\u0020> <http://data.example/p> <HTTP://DATA.example/> .`;
const wrongName = `<http://data.example/a|b> <http://data.example/p^> "a"^^<http://data.example/{}> <http://g.example/[> .`;
const mixed = [
  clean,
  wrong,
  clean,
  label,
  clean,
  homepage,
  typed,
  clean,
  escaped,
  wrongName,
  "",
  clean,
  "# a comment",
  "<a",
];
/** Nearly such lines as are told to be clean without a reading. */
const nearlyPlain = [
  `<http://data.example/caf\u00E9> <http://data.example/p> <http://data.example/\u6F22\u5B57> .`,
  `<http://data.example/e\u0301> <http://data.example/p> <http://data.example/\u202Ea> .`,
  `<http://data.example/\u05D0> <http://data.example/p> <http://data.example/a?b=\u05D1&c=1> .`,
  `<http://data.example/1> <http://data.example/p> "\u05D0 (\u05D1)"@he .`,
  `<http://data.example/\u05D0/1> <http://data.example/p> "a"@en .`,
  `<http://data.example/a> <http://data.example/p> "caf\u00E9 \\"x\\" \\u0041 http:\\u002F/a b/" .`,
  `<http://data.example/a> <http://data.example/homepage> "a" .`,
  `<http://data.example/a> <http://data.example/p> "see http//a.example/ \uFF1A//" .`,
  `<http://data.example/a> <http://www.w3.org/2002/07/own#sameAs> <http://data.example/a> .`,
  `<http://data.example/a> <http://www.w3.org/2002/07/owl#sameas> <http://www.w3.org/2000/01/rdf-schema#Clas> .`,
  `<http://data.example/a> <http://data.example/p> "a"^^<http://www.w3.org/2001/XMLSchema#strin> .`,
  `<http://data.example/a> <http://data.example/p> "\u{1F600}"@en .`,
  `<http://data.example/a> <http://data.example/p> """a b"""@en .`,
  `<http://data.example/a> <http://data.example/p> "a" . # http:/data.example/`,
  `<http://data.example/a> <http://data.example/p> "http\uFF1A//a.example/ \uFF0C"@zh .`,
  `<http://data.example/a> <http://data.example/p> "http\uFF1A//a.example/" .`,
  `<http://data.example/\uFF0C> <http://data.example/p\uFF5D> "\u3002"@zh .`,
  `<http://data.example/\uFB1D> <http://data.example/\uFFFD> "\uFEFF\u2066"@en .`,
  `<http://data.example/a> <http://data.example/homepage> "a b" .`,
  `<http://data.example/a> <http://data.example/${"long/".repeat(30)}homepage> "a b" .`,
  `<http://data.example/a> <http://data.example/${"long/".repeat(30)}homepage> "//b c" .`,
  `_:a <http://data.example/p> _:b-c .`,
  `_:a\t<http://data.example/p>\t_:b <http://graph.example/ b>\t.`,
  `_:a <http://data.example/p> "a"@ .`,
  `_:a <http://data.example/p> "a"^<http://data.example/[> .`,
  `_:a <http://data.example/p> "a\\`,
];

const turtle = `@prefix ex: <http://data.example/> .
@prefix ex: <http://other.example/ns#> . # bound again
@base <http://base.example/dir/> .
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
ex:a a ex:B ;
  ex:homepage "http:/data.example/" , "http://a b/"@en ;
  ex:note """several
lines, "quoted", with http:/x.example/ in them \\""" ;
  ex:at "http://a b/"^^xsd:anyURI, "http://a c/"^^
    xsd:anyURI ;
  ex:escaped\\~name <rel a> , <http://data.example/%zz> .
<http://data.example/broken
 ex:p "never closed ;
ex:c#d ex:e <a> <http://data.example/bro
ken> <http://data.example/x y> . # iri-ignore-line
# iri-ignore-next-line
<http://data.example/z|z> ex:p <HTTP://DATA.example/> .
ex:q "# no comment" '# none' '''a
'b'
''' .
unknown:a ex:p unknown:b .
<< ex:s ex:p ex:o >> ex:q (1 2.5 "a" <http:/a/>) .
@prefix
  late:
    <http://late.example/ > .
late:a late:url
  "http://d e/" .
@prefix ex: <http://data.example/> .
# eslint-disable iri/character-space
ex:a ex:p <f g>, <http://h/%z> .
ex:homepage
# a comment
"http:/i.example/" .
`;

/** In two named graphs. */
const trig = `${turtle}GRAPH ex:g {\n  ex:a ex:b <http://j k/> .\n}\nex:h { ex:i ex:p <http://l/%zz>\n}\n`;

const rows: readonly (readonly [name: string, language: LanguageName, lines: readonly string[]])[] = [
  ["statements", "ntriples", mixed],
  ["statements of four terms", "nquads", mixed],
  ["statements that are hardly plain", "ntriples", nearlyPlain],
  ["a directive for the next line", "ntriples", [clean, "# iri-ignore-next-line", wrong, wrong, clean, wrong]],
  [
    "a directive for all that follows",
    "ntriples",
    ["# eslint-disable iri/character-space", ...mixed, "# eslint-enable", wrong],
  ],
  ["a directive for the file", "ntriples", ["# iri-ignore-file character-space", ...mixed, ...mixed]],
  [
    "tables",
    "csv",
    ["name,homepage", "a,http:/a.example/", '"b\nc",http://a b/', "d,http://b.example/%zz", 'e,"x""y"'],
  ],
  ["tables with tabs", "tsv", ["name\thomepage", "a\thttp:/a.example/", "b\thttp://b.example/%zz", "c\td"]],
  ["Turtle", "turtle", turtle.split("\n")],
  ["TriG", "trig", trig.split("\n")],
  ["plain text", "plaintext", ["nothing", "see http:/a.example/ there", "\u05D0 http://\u202Ea.example/", "end"]],
];

const lineEnds = {
  "line feeds": "\n",
  "carriage returns and line feeds": "\r\n",
  "carriage returns": "\r",
};

describe("a file that is read in parts", () => {
  for (const [name, language, lines] of rows)
    for (const [ends, end] of Object.entries(lineEnds))
      it(`has the findings of the whole: ${name}, with ${ends}`, async () => {
        const text = lines.join(end);
        const expected = checkText({ text, language, settings }).messages;
        assert.ok(expected.length > 0);
        for (const partLength of [1, 64, 300]) {
          const reports = await reportsOn(Buffer.from(text), language, { partLength });
          assert.deepEqual(
            reports.flatMap(({ messages }) => messages),
            expected,
            String(partLength),
          );
        }
      });

  for (const [name, end] of [
    ["in lines", "\n"],
    ["in one line", ""],
  ] as const)
    it(`has the findings of the whole: JSON ${name}`, async () => {
      const nodes = ["http://a b/", "http:/c/", "caf\u00E9 \u{1F600} http://d e/"].map(
        (value) => `{"@id":"ex:a","url":"${value}"}`,
      );
      const text = [`{"@context":{"ex":"http://f g/#"},"@graph":[`, `${nodes.join(`,${end}`)}]`, `,"@id":"h i"}`].join(
        end,
      );
      for (const language of ["json", "jsonld"] as const)
        for (const partLength of [1, 40, 64, 110]) {
          const reports = await reportsOn(Buffer.from(text), language, { partLength });
          const told = reports.flatMap(({ messages, byteAt }) =>
            messages.map((message) => ({ ...message, byte: byteAt(message.line, message.column) })),
          );
          const expected = checkText({ text, language, settings }).messages;
          assert.ok(expected.length > 2);
          const byteOf = ({ line, column }: { line: number; column: number }): number => {
            const lines = text.split("\n");
            const before = lines
              .slice(0, line - 1)
              .map((each) => `${each}\n`)
              .join("");
            return Buffer.byteLength(before + (lines[line - 1] ?? "").slice(0, column - 1));
          };
          assert.deepEqual(
            told,
            expected.map((message) => ({ ...message, byte: byteOf(message) })),
          );
        }
    });

  it("has one value in each line of JSON, by its name", async () => {
    const text = '{"url":"http:/a.example/"}\n{"url":"http://b.example/%zz"}\n';
    const reports = await reportsOn(Buffer.from(text), "json", { name: "a.ndjson", partLength: 1 });
    assert.deepEqual(
      reports.flatMap(({ messages }) => messages),
      checkText({ text, language: "json", settings }).messages,
    );
  });

  it("says at which byte something stands, behind a byte order mark and characters of several bytes", async () => {
    const text = `\uFEFF${label}\n${clean}\n${label}\n${wrong}`;
    const reports = await reportsOn(Buffer.from(text), "ntriples", { partLength: 150 });
    const bytes = reports.flatMap((report) => report.messages.map(({ line, column }) => report.byteAt(line, column)));
    assert.ok(bytes.includes(Buffer.from(text).indexOf(" b%zz")));
    assert.ok(bytes.includes(Buffer.from(text).indexOf("%zz")));
  });

  it("says at which byte something stands behind bytes that are no UTF-8", async () => {
    const noise = Buffer.from(
      '<http://data.example/a> <http://data.example/p> "\xE9\xFF\xF0\x9F\x98\xED\xA0" .\n',
      "latin1",
    );
    const bytes = Buffer.concat([noise, Buffer.from(`${wrong}\n`), noise, Buffer.from(`${label}\n${wrong}\n`), noise]);
    const expected = [bytes.indexOf(" b%zz"), bytes.lastIndexOf(" b%zz")];
    for (const partLength of [1, 64, 110, 10_000]) {
      const reports = await reportsOn(bytes, "ntriples", { partLength });
      const told = reports.flatMap(({ messages, byteAt }) =>
        messages.flatMap(({ ruleId, line, column }) =>
          ruleId === "iri/character-space" && line !== 4 ? byteAt(line, column) : [],
        ),
      );
      assert.deepEqual(told, expected);
    }
  });

  it("has the findings of the whole where bytes are no UTF-8", async () => {
    const broken = (text: string): Buffer => Buffer.from(`${text.replaceAll("?", "\xE9")}\n`, "latin1");
    const bytes = Buffer.concat([
      broken("<http://data.example/a?> <http://data.example/p> <http://data.example/b> ."),
      broken('<http://data.example/a> <http://data.example/p> "caf?"@fr .'),
      Buffer.from(`${label}\n`),
      broken('<http://data.example/a> <http://data.example/p> "caf?" . # ?'),
      Buffer.from(`${wrong}\n`),
    ]);
    const expected = checkText({ text: bytes.toString("utf8"), language: "ntriples", settings }).messages;
    assert.ok(expected.length > 2);
    for (const partLength of [1, 64, 110, 10_000]) {
      const reports = await reportsOn(bytes, "ntriples", { partLength });
      assert.deepEqual(
        reports.flatMap(({ messages }) => messages),
        expected,
      );
    }
  });

  it("says which report is the first and the last, with all that was found", async () => {
    const reports = await reportsOn(Buffer.from(`${wrong}\n`.repeat(4)), "ntriples", { partLength: 1 });
    assert.deepEqual(
      reports.map(({ isFirst }) => isFirst),
      [true, false, false, false, false],
    );
    assert.deepEqual(
      reports.map(({ isLast }) => isLast),
      [false, false, false, false, true],
    );
    assert.equal(
      reports.at(-1)?.counts.errorCount,
      reports.flatMap(({ messages }) => messages).filter(({ severity }) => severity === 2).length,
    );
  });

  it("tells as much of a file of former times as of a part of it, by its name", async () => {
    const text = Buffer.from("<http:// www.w3.org/TR/b>.\n".repeat(10));
    const told = async (path: string): Promise<number> => {
      const records = recordLanguageOf(path, "plaintext") ?? assert.fail();
      const contents = Readable.from([text]) as AsyncIterable<Buffer>;
      const file = { path, language: "plaintext", records, settings: defaultSettings, partLength: 64 } as const;
      const reports = await allOf(checkStream(file, contents));
      return reports.flatMap(({ messages }) => messages).length;
    };
    assert.equal(await told("rfc1234.txt"), 0);
    assert.equal(await told("notes.txt"), 10);
  });

  it("shows the line of a finding", async () => {
    const reports = await reportsOn(Buffer.from([clean, clean, wrong].join("\r\n")), "ntriples");
    const report = reports.find(({ messages }) => messages.length > 0) ?? assert.fail();
    assert.equal(report.lineAt(report.messages[0]?.line ?? 0), wrong);
  });

  it("passes over a line that is too long, and says so", async () => {
    const long = `<http://data.example/${"a".repeat(17 << 20)}> <http://data.example/p> <http://a b/> .`;
    const bytes = Buffer.from(`${clean}\n${long}\n${wrong}\n`);
    const pieces = Array.from({ length: 18 }, (_, at) => bytes.subarray(at << 20, (at + 1) << 20));
    const contents = Readable.from(pieces) as AsyncIterable<Buffer>;
    const records = recordLanguageOf("a", "ntriples") ?? assert.fail();
    const reports = await allOf(checkStream({ path: "a", language: "ntriples", records, settings }, contents));
    const messages = reports.flatMap((report) => report.messages);
    assert.deepEqual(messages[0], {
      ruleId: null,
      severity: 2,
      fatal: true,
      message: "The line has not been read: it has more than 16 MB.",
      line: 2,
      column: 1,
    });
    assert.equal(reports.find(({ messages: [first] }) => first?.fatal)?.byteAt(2, 1), `${clean}\n`.length);
    assert.deepEqual(
      messages.slice(1).map(({ line }) => line),
      checkText({ text: wrong, language: "ntriples", settings }).messages.map(() => 3),
    );
  });

  it("reads all of JSON but a value that is too long", async () => {
    const wrongMember = (name: string): string => `"${name}": "http://a b/${name}"`;
    const text = `{ ${wrongMember("homepage")},\n"a": "${"a".repeat(17 << 20)}",\n${wrongMember("url")} }`;
    const pieces = Array.from({ length: 18 }, (_, at) => Buffer.from(text.slice(at << 20, (at + 1) << 20)));
    const records = recordLanguageOf("a.json", "json") ?? assert.fail();
    const contents = Readable.from(pieces) as AsyncIterable<Buffer>;
    const reports = await allOf(checkStream({ path: "a.json", language: "json", records, settings }, contents));
    const messages = reports.flatMap((report) => report.messages);
    assert.deepEqual(
      messages.map(({ ruleId, line }) => [ruleId, line]),
      [
        ["iri/character-space", 1],
        [null, 1],
        ["iri/character-space", 3],
      ],
    );
    assert.match(messages[1]?.message ?? "", /^What begins here has not been read: it has more than 16 MB/);
  });

  it("counts lines behind one that is too long, wherever a piece of it ends", async () => {
    const long = Buffer.alloc(16 << 20, "a");
    const pieces = [long, Buffer.from("a\r"), Buffer.from(`\n\r\n${wrong}\n`)];
    const contents = Readable.from(pieces) as AsyncIterable<Buffer>;
    const records = recordLanguageOf("a", "ntriples") ?? assert.fail();
    const reports = await allOf(checkStream({ path: "a", language: "ntriples", records, settings }, contents));
    assert.equal(reports.flatMap((report) => report.messages).at(-1)?.line, 3);
  });

  it("bears NUL, bytes that are no UTF-8, and what is no text", async () => {
    const noise = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 151) % 256));
    const bytes = Buffer.concat([Buffer.from(`${clean}\n\0\xFF\n`, "latin1"), noise, Buffer.from(`\n${wrong}\n`)]);
    const messages = (await reportsOn(bytes, "ntriples")).flatMap((report) => report.messages);
    assert.equal(messages.at(-1)?.line, bytes.toString("latin1").split(/\r\n|[\r\n]/u).length - 1);
  });
});
