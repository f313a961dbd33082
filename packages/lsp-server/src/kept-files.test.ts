import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { cacheFolder } from "./kept-files.js";

describe("cacheFolder", () => {
  const name = process.platform === "win32" ? "LOCALAPPDATA" : "XDG_CACHE_HOME";
  const before = process.env[name];

  after(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  });

  it("is in the chosen folder", () => {
    process.env[name] = resolve("a");
    assert.equal(cacheFolder("b"), join(resolve("a"), "irilint", "b"));
  });

  it("is in none that depends on where the program was started", () => {
    Reflect.deleteProperty(process.env, name);
    const usual = cacheFolder("b");
    for (const folder of ["", "a", "./a", "../a"]) {
      process.env[name] = folder;
      assert.equal(cacheFolder("b"), usual);
    }
  });
});
