import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { LanguageName } from "@irilint/core/documents";
import { defaultSettings } from "@irilint/core/literals";
import { allOf } from "../../../test/all-of.js";
import { temporaryFolder } from "../../../test/temporary-folder.js";
import type { Report } from "../../formats/format.js";
import { checkStream, type StreamedFile } from "./check-stream.js";
import { StretchChecker } from "./check-stretch.js";
import { joinStretches, type AskStretch } from "./join-stretches.js";
import { recordLanguageOf } from "./record-languages.js";
import { contentsOf } from "./source.js";

const settings = {
  ...defaultSettings,
  preset: "all",
  codes: { "iri-alias": "off", "host-near-another": "warning" },
} as const;

const clean = '<http://data.example/a> <http://data.example/p> "caf\u00E9 \u{1F600}" .';
const wrong = "<http://data.example/a> <http://dаta.example/p> <HTTP://data.exmaple/a b%zz> .";

const rows: readonly (readonly [name: string, language: LanguageName, lines: readonly string[]])[] = [
  ["statements", "ntriples", [clean, wrong, "", clean, clean, wrong, "<a", wrong]],
  [
    "comments, one of them on the next line",
    "ntriples",
    [wrong, "# a", "# iri-ignore-next-line", wrong, wrong, "#", wrong],
  ],
  [
    "comments on all that follows",
    "ntriples",
    [wrong, "# eslint-disable iri/character-space", wrong, wrong, "# eslint-enable", wrong],
  ],
  ["a comment on the file", "nquads", ["# iri-ignore-file character-space", wrong, wrong, clean, wrong]],
  ["nothing but a comment", "ntriples", ["# http://a b/"]],
  ["a table", "tsv", ["name\thomepage", "a\thttp:/a.example/", "b\thttp://b.example/%zz", "c\td", "e\thttp://b c/"]],
  ["plain text", "plaintext", ["a", "http:/a.example/", "# b", "", "http://\u202Ea.example/"]],
  ["nothing", "ntriples", []],
];

describe("a file whose stretches are checked side by side", () => {
  const folder = temporaryFolder({});

  const fileOf = (name: string, text: string, language: LanguageName, partLength: number): StreamedFile => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    const records = recordLanguageOf(name, language) ?? assert.fail();
    return { path, language, records, settings, partLength };
  };

  /** As two threads would: each has checked other stretches before. */
  const asker = (file: StreamedFile): AskStretch => {
    const checkers = [new StretchChecker(file), new StretchChecker(file)] as const;
    let count = 0;
    let before: Promise<unknown> = Promise.resolve();
    return (stretch, beginning) => {
      const checker = checkers[count++ % 2 === 0 ? 0 : 1];
      const answer = before.then(() => checker.check(stretch, beginning));
      before = answer;
      return answer;
    };
  };

  for (const [name, language, lines] of rows)
    for (const [mark, end] of [
      ["", "\n"],
      ["\uFEFF", "\r\n"],
      ["", "\r"],
    ] as const)
      it(`has the reports of one that is read from its beginning to its end: ${name}, ${JSON.stringify(mark + end)}`, async () => {
        const text = mark + lines.map((line) => line + end).join("");
        for (const partLength of [1, 64, 200]) {
          const file = fileOf("a", text, language, partLength);
          const joined = await allOf(joinStretches(file, asker(file), 3));
          const streamed = await allOf(checkStream(file, contentsOf(file.path)));
          assert.deepEqual(told(joined), told(streamed), String(partLength));
        }
      });

  it("has only so many stretches checked before what was found is read", async () => {
    const file = fileOf("d", `${wrong}\n`.repeat(40), "ntriples", 1);
    const own = asker(file);
    let asked = 0;
    const ask: AskStretch = (stretch, beginning) => {
      asked++;
      return own(stretch, beginning);
    };
    let read = 0;
    for await (const { messages } of joinStretches(file, ask, 3)) {
      // A slow reader leaves time for whatever would be done meanwhile.
      await turn();
      if (messages.length > 0) read++;
      assert.ok(asked - read <= 3, `${asked} asked for, ${read} read`);
    }
    assert.deepEqual([asked, read], [20, 20]);
  });

  it("says so where a stretch could not be read", async () => {
    const file = fileOf("b", `${wrong}\n`.repeat(3), "ntriples", 1);
    const own = asker(file);
    const ask: AskStretch = async (stretch, beginning) =>
      stretch.start === 0 ? own(stretch, beginning) : { mistake: "The disk is gone." };
    const reports: Report[] = [];
    await assert.rejects(
      async () => {
        for await (const report of joinStretches(file, ask, 2)) reports.push(report);
      },
      { message: "The disk is gone." },
    );
    assert.equal(reports.length, 1);
  });

  it("says so where it has changed meanwhile", async () => {
    const file = { ...fileOf("c", `${clean}\n${clean}\n`, "ntriples", 1), hasChanged: () => true };
    const [{ messages } = assert.fail()] = await allOf(joinStretches(file, asker(file), 2));
    assert.match(messages[0]?.message ?? "", /^The file has changed while it was read/);
    assert.equal(messages[0]?.line, 3);
  });
});

/** All that the reports say, however many there are. */
function told(reports: readonly Report[]): unknown {
  return {
    messages: reports.flatMap(({ messages, lineAt, byteAt }) =>
      messages.map((message) => ({
        ...message,
        text: lineAt(message.line),
        byte: byteAt(message.line, message.column),
      })),
    ),
    counts: reports.at(-1)?.counts,
    hosts: reports.flatMap(({ hosts = [] }) => hosts),
    ends: reports
      .map(({ isFirst, isLast }, index) => [isFirst === (index === 0), isLast === (index === reports.length - 1)])
      .flat()
      .every((each) => each),
  };
}
