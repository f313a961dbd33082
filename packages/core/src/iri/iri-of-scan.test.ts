import assert from "node:assert/strict";
import { createScan, scanIri } from "../grammar/scan.js";
import { iriOfScan } from "./iri-of-scan.js";
import { splitIri } from "./split.js";

describe("iriOfScan", () => {
  it("counts from the start of the scanned range", () => {
    const scan = scanIri("<http://a/b#c>", 1, 13, "rfc3987", createScan());
    assert.deepEqual(iriOfScan("<http://a/b#c>", scan), splitIri("http://a/b#c"));
  });
});
