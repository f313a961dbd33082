import assert from "node:assert/strict";
import { countNonAscii } from "./ascii.js";

describe("countNonAscii", () => {
  it("counts code units from U+0080", () => {
    assert.equal(countNonAscii("\0a\x7F\x80aé😀b"), 4);
    assert.equal(countNonAscii("ab"), 0);
  });
});
