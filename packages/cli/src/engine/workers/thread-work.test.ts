import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultSettings } from "@irilint/core/literals";
import { temporaryFolder } from "../../../test/temporary-folder.js";
import type { FoundInLot } from "./lot.js";
import { goOn, ThreadWork } from "./thread-work.js";

describe("ThreadWork", () => {
  const folder = temporaryFolder({});

  it("tells what it finds in a part of a large file before it reads the next one", async () => {
    const path = join(folder.path, "large.csv");
    const rows = Array.from({ length: 3_500 }, (_, index) => `${index},http:/a.example/${"long".repeat(100)}\n`);
    writeFileSync(path, `id,homepage\n${rows.join("")}`);
    const file = { path, language: "csv", charset: undefined, settings: 0, fix: false, tellsUnused: false } as const;
    const work = new ThreadWork();
    const lines: number[] = [];
    for (
      let asked: Parameters<typeof work.answer>[0] = { files: [file], settings: [defaultSettings] };
      ;
      asked = goOn
    ) {
      const { found, isLast } = (await work.answer(asked)) as FoundInLot;
      for (const each of found) if ("report" in each) lines.push(...each.report.messages.map(({ line }) => line));
      assert.equal(found.length, 1);
      if (isLast) break;
    }
    assert.deepEqual(
      lines,
      rows.map((_, index) => index + 2),
    );
  });
});
