import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder.js";
import { changedFiles, StagedFiles } from "./changed-files.js";
import { targetOf } from "./patterns.js";

describe("changed files of a repository", () => {
  const folder = temporaryFolder({ "a.ts": "", "sub/b.ts": "", "sub/c.md": "", "sub/in/d.ts": "", "other/e.ts": "" });
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: folder.path,
      encoding: "utf8",
    });
  const changed = (from: string, ...names: string[]): string[] =>
    changedFiles(
      from,
      { kind: "changed", since: "HEAD" },
      names.map((name) => targetOf(from, name)),
    )
      .map(({ path }) => relative(realpathSync(folder.path), path))
      .sort();

  beforeEach(() => {
    git("init", "-q");
    git("commit", "-q", "--allow-empty", "-m", "a");
  });

  it("are all of it, wherever in it one stands, unless some are named", () => {
    const all = ["a.ts", "other/e.ts", "sub/b.ts", "sub/c.md", "sub/in/d.ts"];
    const sub = join(folder.path, "sub");
    assert.deepEqual(changed(folder.path), all);
    assert.deepEqual(changed(sub), all);
    assert.deepEqual(changed(sub, "."), ["sub/b.ts", "sub/c.md", "sub/in/d.ts"]);
    assert.deepEqual(changed(sub, "../a.ts", "in"), ["a.ts", "sub/in/d.ts"]);
    assert.deepEqual(changed(folder.path, "sub/*.ts", "**/e.*"), ["other/e.ts", "sub/b.ts"]);
    assert.deepEqual(changed(folder.path, "su"), []);
  });

  it("are read as they are staged, in any order, whatever their names and contents", () => {
    const names = Array.from({ length: 70 }, (_, index) => `new/a\n ${String(index).padStart(2, "0")}.ts`);
    const contentOf = (name: string): string =>
      name.endsWith("9.ts") ? "" : `${name.length} blob\n\0\u00E9 ${name}\n\n`;
    mkdirSync(join(folder.path, "new"));
    for (const name of names) writeFileSync(join(folder.path, name), contentOf(name));
    git("add", "new");
    for (const name of names) writeFileSync(join(folder.path, name), "something else");
    const root = realpathSync(folder.path);
    const staged = new StagedFiles(join(folder.path, "sub"));
    for (const name of [...names, ...names.toReversed()])
      assert.equal(staged.octetsOf(join(root, name)).toString(), contentOf(name));
    assert.throws(() => staged.octetsOf(join(root, "a.ts")), { message: /a\.ts is not staged/ });
  });

  it("are none to tell where there is no commit", () => {
    const empty = join(folder.path, "empty");
    execFileSync("git", ["init", "-q", empty]);
    assert.throws(() => changed(empty), { message: /There is no commit yet/ });
  });

  it("are found in a folder that a link leads to", () => {
    mkdirSync(join(folder.path, "links"));
    symlinkSync(join(folder.path, "sub"), join(folder.path, "links/sub"));
    writeFileSync(join(folder.path, "links/f.txt"), "");
    assert.deepEqual(changed(join(folder.path, "links"), "sub/in"), ["sub/in/d.ts"]);
  });
});
