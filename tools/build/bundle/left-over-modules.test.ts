import assert from "node:assert/strict";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newFolder, writeFiles } from "../../../tests/packages/project.js";
import { removeLeftOverModules } from "./left-over-modules.mjs";

describe("modules whose source is gone", () => {
  const written = (stem: string, kind = ""): string[] => [`${stem}.${kind}js`, `${stem}.d.${kind}ts`];
  let folder = "";

  before(() => (folder = newFolder("left-over")));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it("are removed from what the compiler wrote, and nothing else is", async () => {
    const gone = [...written("a/dist/gone"), ...written("a/dist/b/gone", "c"), ...written("page/dist/main")];
    const kept = [
      ...written("a/dist/kept"),
      ...written("a/dist/b/kept", "c"),
      "a/dist/bundle.cjs",
      "a/dist/.tsbuildinfo",
    ];
    const project = JSON.stringify({ compilerOptions: { rootDir: "src", outDir: "dist" } });
    writeFiles(folder, {
      "tsconfig.json": JSON.stringify({ references: [{ path: "a" }, { path: "page" }, { path: "unbuilt" }] }),
      "a/tsconfig.json": project,
      "page/tsconfig.json": project,
      "unbuilt/tsconfig.json": project,
      "a/src/kept.ts": "",
      "a/src/b/kept.cts": "",
      ...Object.fromEntries([...gone, ...kept].map((path) => [path, ""])),
    });
    const removed = await removeLeftOverModules(folder);
    const modules = ["a/dist/gone.js", "a/dist/b/gone.cjs", "page/dist/main.js"].map((path) => join(folder, path));
    assert.deepEqual(removed.sort(), modules.sort());
    for (const path of gone) assert.ok(!existsSync(join(folder, path)), path);
    for (const path of kept) assert.ok(existsSync(join(folder, path)), path);
    assert.deepEqual(await removeLeftOverModules(folder), []);
  });
});
