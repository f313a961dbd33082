import assert from "node:assert/strict";
import { checkDocument, defaultSettings } from "../../../literals/index.js";
import { readDocument } from "../../index.js";

describe("scripts in YAML", () => {
  it("take what begins as an expression and is too long for one as it is", () => {
    const script = `curl https//a.example/b {{${" ".repeat(12_000_000)}b`;
    const text = `on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: "${script}" }] } }\n`;
    const { literals } = readDocument(text, "yaml");
    assert.equal(checkDocument(text, literals, { ...defaultSettings, preset: "all" }).findings.length, 1);
  });
});
