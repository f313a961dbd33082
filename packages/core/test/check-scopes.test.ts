import assert from "node:assert/strict";
import { registry } from "../src/checks/run/registry.js";

describe("what a check declares of its reach", () => {
  it("only characters that nobody sees or that everybody misreads are looked for in text of any kind", () => {
    // What asks for the place is at home in one that holds nothing else.
    const hidden = registry.filter(({ check }) => check.hidden === true && check.reads === undefined);
    assert.ok(hidden.some(({ check }) => check.code === "character-invisible"));
    assert.deepEqual(
      hidden.filter(({ check }) => !/^(?:bidi|character)-/u.test(check.code) || check.strength === "grammar"),
      [],
    );
  });
});
