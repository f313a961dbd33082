import assert from "node:assert/strict";
import { matchesIn } from "./judged-components.js";

describe("matchesIn", () => {
  const part = /[\u0100-\uFFFF]{1,4096}/u;

  it("joins what is matched in parts", () => {
    for (const length of [4096, 4097, 9000]) {
      const run = "\u4E00".repeat(length);
      const spans = matchesIn(`a${run}bc${run}`, part, 7, "path").map(({ text, span }) => ({ text, span }));
      assert.deepEqual(spans, [
        { text: run, span: { start: 8, end: 8 + length } },
        { text: run, span: { start: 10 + length, end: 10 + 2 * length } },
      ]);
    }
  });

  it("leaves matches that touch apart", () => {
    assert.deepEqual(
      matchesIn("aab", /[ab]/u, 0, "path").map(({ text }) => text),
      ["a", "a", "b"],
    );
  });
});
