import assert from "node:assert/strict";
import { ModuleLoader } from "./module-loader.js";
import { runTests } from "./trial.js";

const [check, test] = ["/tried/check.ts", "/tried/check.test.ts"];

function loaderOf(source: string): ModuleLoader {
  const loader = new ModuleLoader();
  loader.replace(check, source);
  loader.replace(
    test,
    `import { f } from "./check.js"; describe("f", () => it("is true", () => { if (!f()) throw 0; }));`,
  );
  return loader;
}

describe("trials of mutants", () => {
  const right = "export const f = (): boolean => true;";

  it("pass where every test passes", () => assert.equal(runTests(loaderOf(right), [test], 1000), "passed"));

  it("fail where one fails, whole or half a millisecond of time", () => {
    assert.equal(runTests(loaderOf("export const f = () => false;"), [test], 1000.5), "failed");
  });

  it("tell apart what does not come to an end", () => {
    assert.equal(runTests(loaderOf("export const f = () => { for (;;); };"), [test], 50), "timed-out");
  });

  it("load anew what imports a file that was replaced", () => {
    const loader = loaderOf(right);
    assert.equal(runTests(loader, [test], 1000), "passed");
    loader.replace(check, "export const f = () => false;");
    assert.equal(runTests(loader, [test], 1000), "failed");
  });
});
