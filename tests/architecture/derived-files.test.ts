import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { derivedFiles } from "../../tools/generate/derived-files.js";
import { checkUnicodePins } from "../../tools/unicode/pins.js";
import { root } from "./source-files.js";

describe("derived files", () => {
  it("are what the checks and their documents give", async () => {
    for (const { path, content } of await derivedFiles(root)) {
      const file = join(root, path);
      const formatted = await format(content, { ...(await resolveConfig(file)), filepath: file });
      assert.equal(await readFile(file, "utf8"), formatted, `${path} is stale; run 'pnpm generate'`);
    }
  });

  it("of Unicode data are what their pins say", () => assert.deepEqual(checkUnicodePins(root), []));
});
