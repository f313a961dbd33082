import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { defaultSettings } from "@irilint/core/literals";
import { allOf } from "../../test/all-of.js";
import { temporaryFolder } from "../../test/temporary-folder.js";
import type { Message } from "../formats/message.js";
import { checkFile } from "./check-file.js";

const wrong = "<http://data.example/a b> <http://data.example/p> <http://data.example/> .\n";

describe("checkFile", () => {
  const folder = temporaryFolder({});
  const messagesOf = async (name: string, bytes: Buffer, language: "ntriples" | "turtle"): Promise<Message[]> => {
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
    const whole = gzipSync(Array.from({ length: 20_000 }, (_, at) => wrong.replace("a b", `a b${at}`)).join(""));
    const messages = await messagesOf("a.nt.gz", whole.subarray(0, whole.length / 2), "ntriples");
    assert.ok(messages.length > 1000);
    assert.match(messages.at(-1)?.message ?? "", /^What follows could not be decompressed and has not been read: /);
    assert.equal(messages.at(-1)?.fatal, true);
  });

  it("says so where all of a file would have to be read and it is too large", async () => {
    const [message, ...others] = await messagesOf("a.ttl", Buffer.alloc((64 << 20) + 1, " "), "turtle");
    assert.match(message?.message ?? "", /^The file has not been read: it has more than 64 MB/);
    assert.deepEqual(others, []);
  });
});
