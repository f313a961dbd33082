import assert from "node:assert/strict";
import { registry } from "../src/checks/registry.js";

describe("what a check declares of its reach", () => {
  for (const { folder, check } of registry.filter((located) => located.folder === "character")) {
    it(`${check.code} judges single characters, so it runs on the pieces of a pattern (${folder})`, () => {
      assert.equal(check.local, true);
    });
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
