import assert from "node:assert/strict";
import * as core from "../../packages/core/src/index.js";
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
        assert.deepEqual(evaluate(expression), evaluate(value), line);
    });
  }
});

function evaluate(expression: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are our own, and running them is the test
  const run = new Function(...Object.keys(core), `return (${expression});`) as (...values: unknown[]) => unknown;
  return run(...Object.values(core));
}
