import assert from "node:assert/strict";
import { resolve, sep } from "node:path";
import { baseOf, targetOf } from "./patterns.js";

const folder = resolve(`${sep}home`, "project");

describe("patterns of the command line", () => {
  for (const [name, given, base, expected] of [
    ["name files", ["a.ts"], folder, [{ kind: "file", path: resolve(folder, "a.ts") }]],
    ["may be globs", ["**/*.json"], folder, [{ kind: "glob", path: folder, glob: "**/*.json" }]],
    [
      "keep what stands before a glob",
      ["src/a/*.ts"],
      folder,
      [{ kind: "glob", path: resolve(folder, "src/a"), glob: "*.ts" }],
    ],
    [
      "may lie beside the folder",
      ["../b/a.ts"],
      resolve(sep, "home"),
      [{ kind: "file", path: resolve(sep, "home/b/a.ts") }],
    ],
    [
      "may be globs above the folder",
      ["../*/a.ts"],
      resolve(sep, "home"),
      [{ kind: "glob", path: resolve(sep, "home"), glob: "*/a.ts" }],
    ],
    [
      "may share nothing with the folder",
      [resolve(sep, "none/a.ts")],
      resolve(sep),
      [{ kind: "file", path: resolve(sep, "none/a.ts") }],
    ],
    [
      "do not take a common beginning for a folder",
      ["../project-2/a.ts"],
      resolve(sep, "home"),
      [{ kind: "file", path: resolve(sep, "home/project-2/a.ts") }],
    ],
  ] as const) {
    it(name, () => {
      const targets = given.map((pattern) => targetOf(folder, pattern));
      assert.deepEqual(targets, expected);
      assert.equal(baseOf(folder, targets), base);
    });
  }

  it("are seen from the folder although its own name looks like a glob", () => {
    const slug = resolve(folder, "[slug]");
    assert.deepEqual(
      ["src/*.ts", "../[slug]/*.ts"].map((pattern) => targetOf(slug, pattern)),
      [
        { kind: "glob", path: resolve(slug, "src"), glob: "*.ts" },
        { kind: "glob", path: slug, glob: "*.ts" },
      ],
    );
  });
});
