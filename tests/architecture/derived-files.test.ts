import assert from "node:assert/strict";
import { staleFiles } from "../../tools/generate/stale-files.js";
import { checkUnicodePins } from "../../tools/unicode/pins.js";
import { root } from "./source-files.js";

describe("derived files", () => {
  it("are what the checks and their documents give", async () => {
    const stale = (await staleFiles(root)).map(({ path }) => path);
    assert.deepEqual(stale, [], "run 'npm run generate'");
  });

  it("of Unicode data are what their pins say", () => assert.deepEqual(checkUnicodePins(root), []));
});
