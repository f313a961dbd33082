import assert from "node:assert/strict";
import { Readable } from "node:stream";
import type { LanguageName } from "@irilint/core/documents";
import { defaultSettings, type Settings } from "@irilint/core/literals";
import fc from "fast-check";
import { allOf } from "../../../../test/all-of.js";
import { recordFormats } from "../../../../test/generated-records.js";
import type { Message } from "../../../formats/message.js";
import { checkStream } from "../check-stream.js";
import { recordLanguageOf, type RecordLanguage } from "../record-languages.js";
import { doubtfulRecords } from "./record-form.js";

const settings: Settings = { ...defaultSettings, codes: { "iri-alias": "off" } };

interface Read {
  readonly name: string;
  readonly language: LanguageName;
  readonly records: RecordLanguage;
  readonly preset: Settings["preset"];
}

async function messagesOf(source: string, { name: path, language, records, preset }: Read): Promise<Message[]> {
  const contents = Readable.from([Buffer.from(source)]) as AsyncIterable<Buffer>;
  // The first part of a table is read with its header, whatever its records are.
  const file = { path, language, records, settings: { ...settings, preset }, partLength: 200 };
  return (await allOf(checkStream(file, contents))).flatMap(({ messages }) => messages);
}

describe("records that are told to be clean", () => {
  for (const { language, name, line, broken = line, header = "" } of recordFormats)
    it(`are those in which their reading finds nothing: ${name}`, async () => {
      const records = recordLanguageOf(name, language) ?? assert.fail();
      const { form: _, ...slow } = records;
      const lines = fc.array(broken, { minLength: 1, maxLength: 12 });
      const end = fc.constantFrom("\n", "\r\n");
      const preset = fc.constantFrom("recommended", "all");
      await fc.assert(
        fc.asyncProperty(lines, end, preset, async (written, lineEnd, preset) => {
          const source = header + written.map((each) => each + lineEnd).join("");
          const read = { name, language, preset };
          assert.deepEqual(
            await messagesOf(source, { ...read, records }),
            await messagesOf(source, { ...read, records: slow }),
          );
        }),
        { numRuns: 50 },
      );
    });

  for (const [name, language, line, header] of [
    ["a.log", "plaintext", '10.0.0.1 - - [26/Nov/2026:21:38:01] "GET /a?b=c HTTP/1.1" 200 "https://a.example/b" "-"'],
    ["a.ndjson", "json", '{"id":1.5,"homepage":"https://a.example/b","tags":["a: b","caf\u00E9"],"in":{"url":"/a"}}'],
    ["a.csv", "csv", '1,"a, ""b""\nc",https://a.example/b,12.50,caf\u00E9', "id,name,homepage,price,note\n"],
    [
      "b.csv",
      "csv",
      '1,"a, ""b""\nc",https://a.example/b,12.50,caf\u00E9',
      '"id","na\nme",homepage,"price ""€""",note\n',
    ],
    ["a.tsv", "tsv", '1\t"a"\thttps://a.example/b\t12.50\tcaf\u00E9', "id\tname\thomepage\tprice\tnote\n"],
    ["a.nt", "ntriples", '<http://a.example/b> <http://a.example/c> "see https://a.example/, it says"@en .'],
  ] as const)
    it(`are most of them: ${name}`, () => {
      const form = recordLanguageOf(name, language)?.form?.(settings, header ?? "") ?? assert.fail();
      const wrong = line.replace("https://", "http:/").replace("<http://", "<http:/ ");
      const before = Buffer.byteLength(`${line}\r\n`.repeat(3));
      const bytes = Buffer.from(`${line}\r\n${line}\r\n${line}\r\n${wrong}\r\n${line}\n`);
      const linesOfEach = line.split("\n").length;
      assert.deepEqual(doubtfulRecords(form, bytes), [
        { start: before, end: before + Buffer.byteLength(`${wrong}\r\n`), number: 3 * linesOfEach },
      ]);
    });
});
