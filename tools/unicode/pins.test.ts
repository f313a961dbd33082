import assert from "node:assert/strict";
import { root } from "../../tests/architecture/source-files.js";
import { checkUnicodePins } from "./pins.js";

describe("files made of Unicode data", () => {
  it("are what their pins say", () => assert.deepEqual(checkUnicodePins(root), []));
});
