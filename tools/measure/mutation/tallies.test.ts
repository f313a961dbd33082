import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Tallies } from "./tallies.js";
import type { Tally } from "./tally.js";

describe("the tallies of mutated files", () => {
  const folder = mkdtempSync(join(tmpdir(), "tallies-"));
  const path = join(folder, "tallies.json");
  const tally = (file: string, failed: number): Tally => ({
    file,
    mutants: 2,
    failed,
    timedOut: 0,
    refused: 0,
    survivors: failed === 2 ? [] : [{ within: "a", at: "if (⟦b⟧)", becomes: "true" }],
  });
  after(() => rmSync(folder, { recursive: true }));

  it("outlast a run, in the order of the files", () => {
    const files = ["a.ts", "b.ts", "c.ts"];
    const first = new Tallies(path, files);
    assert.deepEqual(first.all(), []);
    first.store(tally("b.ts", 2));
    first.store(tally("a.ts", 1));
    assert.deepEqual(new Tallies(path, files).all(), [tally("a.ts", 1), tally("b.ts", 2)]);
  });

  it("are those of the last run of each file, and of no file that is gone", () => {
    const later = new Tallies(path, ["a.ts", "c.ts"]);
    later.store(tally("a.ts", 2));
    assert.deepEqual(new Tallies(path, ["a.ts", "b.ts", "c.ts"]).all(), [tally("a.ts", 2)]);
  });
});
