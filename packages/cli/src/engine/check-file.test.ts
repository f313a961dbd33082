import assert from "node:assert/strict";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { LanguageName } from "@irilint/core/documents";
import { defaultSettings } from "@irilint/core/literals";
import { allOf } from "../../test/all-of.js";
import { temporaryFolder } from "../../test/temporary-folder.js";
import type { Message } from "../formats/message.js";
import { checkFile } from "./check-file.js";

const wrong = "<http://data.example/a b> <http://data.example/p> <http://data.example/> .\n";

/** Fills a file that has to be large and in which not much has to be found. */
const comment = `# ${"a".repeat(997)}\n`;

const settings = { ...defaultSettings, codes: { "iri-alias": "off" } } as const;

describe("checkFile", () => {
  const folder = temporaryFolder({});
  const messagesOf = async (name: string, bytes: Buffer, language: LanguageName): Promise<Message[]> => {
    const path = join(folder.path, name);
    writeFileSync(path, bytes);
    const reports = await allOf(
      checkFile({ path, language, settings: defaultSettings, fix: false, tellsUnused: false }),
    );
    return reports.flatMap(({ messages }) => messages);
  };

  it("reads compressed files, in parts or whole", async () => {
    for (const language of ["ntriples", "turtle"] as const)
      assert.deepEqual(
        (await messagesOf("a.gz", gzipSync(wrong), language)).map(({ ruleId, line }) => [ruleId, line]),
        [["iri/character-space", 1]],
      );
  });

  it("tells what references lead to, by the files beside it", async () => {
    writeFileSync(join(folder.path, "page.md"), "# Page\n");
    const path = join(folder.path, "links.md");
    writeFileSync(path, "[a](page.md#page) [b](page.md#two) [c](pages.md)\n");
    const settings = { ...defaultSettings, preset: "strict" } as const;
    const reports = await allOf(checkFile({ path, language: "markdown", settings, fix: false, tellsUnused: false }));
    assert.deepEqual(
      reports.flatMap(({ messages }) => messages.map(({ ruleId, column }) => [ruleId, column])),
      [
        ["iri/fragment-missing", 31],
        ["iri/target-missing", 40],
      ],
    );
  });

  it("says what of a compressed file could not be read, and keeps what was found before", async () => {
    const whole = gzipSync(Array.from({ length: 4_000 }, (_, at) => wrong.replace("a b", `a b${at}`)).join(""));
    const messages = await messagesOf("a.nt.gz", whole.subarray(0, whole.length / 2), "ntriples");
    assert.ok(messages.length > 1000);
    assert.match(messages.at(-1)?.message ?? "", /^What follows could not be decompressed and has not been read: /);
    assert.equal(messages.at(-1)?.fatal, true);
    const lines = messages.map(({ line }) => line);
    assert.deepEqual(
      lines,
      Array.from(lines, (_, at) => at + 1),
      "each line that came, and the one that did not",
    );
  });

  it("reads all that stands before what is no gzip, or has another checksum", async () => {
    const whole = gzipSync(Array.from({ length: 2_000 }, (_, at) => wrong.replace("a b", `a b${at}`)).join(""));
    const noise = Buffer.from("-- signed --");
    for (const faulty of [Buffer.concat([whole, noise]), Buffer.concat([whole.subarray(0, -8), noise])]) {
      const messages = await messagesOf("a.nt.gz", faulty, "ntriples");
      assert.deepEqual([messages.length, messages.at(-1)?.line, messages.at(-1)?.fatal], [2_001, 2_001, true]);
    }
  });

  it("says the same of one that would be read whole", async () => {
    const page = Array.from({ length: 1_600 }, (_, at) => `<a href="http://a b${at}/">${at}</a>\n`).join("");
    const whole = gzipSync(page);
    const messages = await messagesOf("a.html.gz", whole.subarray(0, whole.length / 2), "html");
    assert.ok(messages.length > 200);
    assert.match(messages.at(-1)?.message ?? "", /^What follows could not be decompressed and has not been read: /);
  });

  it("reads a large file whole that is RDF/XML under the name of Turtle", async () => {
    const filler = `${" ".repeat(99)}\n`.repeat(45_000);
    const root = '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">';
    const text = `${root}${filler}<rdf:Description rdf:about="http://data.example/a b"/></rdf:RDF>\n`;
    const messages = await messagesOf("a.ttl", Buffer.from(text), "turtle");
    assert.deepEqual(
      messages.map(({ ruleId, line }) => [ruleId, line]),
      [["iri/character-space", 45_001]],
    );
  });

  for (const [language, line] of [
    ["turtle", wrong],
    ["json", `"http:/a.example/ b",\n`],
  ] as const)
    it(`reads ${language} whole where it is small, and in parts where it is not, with places as in the whole`, async () => {
      const filler = `${" ".repeat(99)}\n`.repeat(45_000);
      const small = await messagesOf(`small.${language}`, Buffer.from(line.repeat(20)), language);
      const large = await messagesOf(`large.${language}`, Buffer.from(line.repeat(20) + filler + line), language);
      assert.ok(small.length > 18);
      const last = small.filter(({ line: at }) => at === 1).map(({ column }) => [45_021, column]);
      assert.deepEqual(
        large.map(({ line: at, column }) => [at, column]),
        [...small.map(({ line: at, column }) => [at, column]), ...last],
      );
    });

  it("says that a file has changed while it was read in parts", async () => {
    const path = join(folder.path, "growing.nt");
    writeFileSync(path, `${wrong}${comment}`.repeat(400));
    const messages: Message[] = [];
    for await (const report of checkFile({ path, language: "ntriples", settings, fix: false, tellsUnused: false })) {
      if (messages.length === 0) appendFileSync(path, wrong);
      messages.push(...report.messages);
    }
    assert.match(messages.at(-1)?.message ?? "", /^The file has changed while it was read/);
    assert.equal(messages.length, 402);
  });

  it("reads a large file in UTF-16 whole", async () => {
    const bytes = Buffer.from(`\uFEFF${`${wrong}${comment}`.repeat(800)}`, "utf16le");
    assert.ok(bytes.length > 1 << 20);
    assert.equal((await messagesOf("utf16.nt", bytes, "ntriples")).length, 800);
  });

  it("says so where all of a file would have to be read and it is too large", async () => {
    const [message, ...others] = await messagesOf("a.html", Buffer.alloc((64 << 20) + 1, " "), "html");
    assert.match(message?.message ?? "", /^The file has not been read: it has more than 64 MB/);
    assert.deepEqual(others, []);
  });
});
