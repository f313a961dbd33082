import assert from "node:assert/strict";
import { isHighlyRestrictive } from "./restriction-level.js";

describe("isHighlyRestrictive, of long texts", () => {
  it("looks through twelve million characters", () => assert.ok(isHighlyRestrictive("\u4E00".repeat(12_000_000))));
});
