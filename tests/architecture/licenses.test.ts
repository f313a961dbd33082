import assert from "node:assert/strict";
import { runTimeDependencies } from "../../tools/generate/run-time-dependencies.js";

/** They ask for nothing but that their text goes along. */
const permissive: ReadonlySet<string> = new Set([
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
]);
/** Few enough for a person to look at. */
const most = 40;

describe("what others made and runs at a user's", () => {
  const dependencies = runTimeDependencies();

  it("has a license that lets everybody use it", () => {
    const others = dependencies.filter(({ license }) => !permissive.has(license));
    assert.deepEqual(others, []);
  });

  it("is little, and the library brings but the parsers, Punycode and the codecs of charsets", () => {
    assert.ok(dependencies.length <= most, `${dependencies.length} packages`);
    const ofCore = dependencies.filter(({ broughtBy }) => broughtBy.includes("@irilint/core")).map(({ name }) => name);
    assert.deepEqual(
      ofCore.filter((name) => !/^@(?:babel|lezer)\//u.test(name)),
      ["@exodus/bytes", "punycode.js"],
    );
  });
});
