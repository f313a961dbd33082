import assert from "node:assert/strict";
import { registry } from "../src/checks/registry.js";

/** These judge a character by what stands around it, which in a pattern may be a hole. */
const byContext = new Set([
  "character-combining-at-start",
  "character-delimiter-lookalike",
  "character-joiner-out-of-context",
  "character-not-nfc",
]);

describe("what a check declares of its reach", () => {
  for (const { check } of registry.filter(({ folder }) => folder === "character")) {
    const reach = byContext.has(check.code)
      ? "is left out where a pattern has holes"
      : "runs on the pieces of a pattern";
    it(`${check.code} ${reach}`, () => assert.equal(check.local === true, !byContext.has(check.code)));
  }

  it("only characters that nobody sees or that everybody misreads are looked for in text of any kind", () => {
    const hidden = registry.filter(({ check }) => check.hidden === true);
    assert.ok(hidden.some(({ check }) => check.code === "character-invisible"));
    assert.deepEqual(
      hidden.filter(({ folder, check }) => !["bidi", "character"].includes(folder) || check.strength === "grammar"),
      [],
    );
  });

  it("what reads one character also runs where a pattern has holes", () => {
    const triplets = registry.find(({ check }) => check.code === "percent-triplet-malformed");
    assert.equal(triplets?.check.local, true);
  });
});
