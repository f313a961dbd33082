import assert from "node:assert/strict";
import * as core from "../../packages/core/src/index.js";
import { evaluated } from "./evaluated.js";
import { projectFiles, read } from "./source-files.js";

/** Every line `expression // → value` of the pages holds. */
describe("the reference", () => {
  const pages = projectFiles().filter(
    (path) => /^docs\/reference\/[a-z]\w*\.md$/.test(path) && !path.endsWith("types.md"),
  );
  const names = Object.entries(core)
    .filter(([, value]) => typeof value === "function")
    .map(([name]) => name);

  it("has a page for each function, and no other", () => {
    assert.deepEqual(pages.map((path) => path.replace(/^.*\/|\.md$/g, "")).sort(), names.sort());
  });

  for (const path of pages) {
    const examples = Array.from(read(path).matchAll(/^(.+?);? \/\/ → (.*)$/gm));
    it(`${path} has examples that hold`, () => {
      assert.ok(examples.length > 0);
      for (const [line, expression = "", value = ""] of examples)
        assert.deepEqual(evaluated(expression, core), evaluated(value, core), line);
    });
  }
});
