import assert from "node:assert/strict";
import { resolve, sep } from "node:path";
import { patternsFrom } from "./patterns.js";

const folder = resolve(`${sep}home`, "project");

describe("patterns, as ESLint takes them", () => {
  for (const [name, given, base, expected] of [
    ["stay as they are within the folder", ["src", "a.ts", "**/*.json"], folder, ["src", "a.ts", "**/*.json"]],
    ["name the folder itself", ["."], folder, ["."]],
    ["may be absolute", [resolve(folder, "src/a.ts")], folder, ["src/a.ts"]],
    ["may lie beside the folder", ["../other/a.ts", "b.ts"], resolve(folder, ".."), ["other/a.ts", "project/b.ts"]],
    ["may be globs above the folder", ["../*/a.ts"], resolve(folder, ".."), ["*/a.ts"]],
    ["may share nothing with the folder", [resolve(sep, "tmp/a.ts")], resolve(sep), ["tmp/a.ts"]],
    ["do not take a common beginning for a folder", ["../project-2/a.ts"], resolve(folder, ".."), ["project-2/a.ts"]],
  ] as const) {
    it(name, () => assert.deepEqual(patternsFrom(folder, given), { base, patterns: expected }));
  }

  it("are seen from the folder although its own name looks like a glob", () => {
    const slug = resolve(folder, "[slug]");
    assert.deepEqual(patternsFrom(slug, ["src/*.ts", "../[slug]/*.ts"]), {
      base: slug,
      patterns: ["src/*.ts", "*.ts"],
    });
  });
});
