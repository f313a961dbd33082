import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { gitLines, openClone } from "./clone.js";
import { withClone } from "./small-clone.js";

async function historyOf(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of gitLines(openClone(folder), "log", "-p", "--format=%s")) lines.push(line);
  return lines;
}

const versions = [{ "a.md": "b\n" }, { "a.md": "c\n" }];

describe("gitLines", () => {
  it("gives all that git writes", () =>
    withClone(versions, async (folder) => assert.ok((await historyOf(folder)).includes("+c"))));

  it("throws where a blob of the history is missing", () =>
    withClone(versions, async (folder) => {
      const blob = execFileSync("git", ["-C", folder, "rev-parse", "HEAD~1:a.md"]).toString().trim();
      rmSync(join(folder, ".git", "objects", blob.slice(0, 2), blob.slice(2)));
      await assert.rejects(historyOf(folder), /not read to its end/u);
    }));
});
