import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newFolder, run, runWell, writeFiles, type RunResult } from "../packages/project.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What is committed, of which pre-commit makes a clone. */
describe("the hooks for pre-commit", () => {
  const folder = newFolder("pre-commit");
  const revision = runWell(root, "git", ["rev-parse", "HEAD"]).trim();

  before(() => {
    runWell(folder, "git", ["init", "-q"]);
    process.env["PRE_COMMIT_HOME"] = join(folder, ".git/pre-commit");
  });

  after(() => {
    delete process.env["PRE_COMMIT_HOME"];
    rmSync(folder, { recursive: true, force: true });
  });

  it("find what is wrong in staged files", () => {
    const { status, output } = runHook("irilint", { "a b.md": "See <https://a.example/%zz>.\n", "c.txt": "nothing\n" });
    assert.equal(status, 1, output);
    assert.match(output, /a b\.md/);
    assert.match(output, /percent-triplet-malformed/);
  });

  it("pass where nothing is wrong", () => {
    const { status, output } = runHook("irilint", { "a b.md": "See <https://a.example/%20>.\n" });
    assert.equal(status, 0, output);
  });

  it("repair what is safe, and fail so that it is staged", () => {
    // What is safe to repair leaves an equivalent address, and is told of in strict.
    const { status, output } = runHook("irilint-fix", {
      ".irilint.json": '{ "preset": "strict" }\n',
      "a b.ts": 'const base = "HTTPS://a.example/";\n',
    });
    assert.equal(status, 1, output);
    assert.equal(readFileSync(join(folder, "a b.ts"), "utf8"), 'const base = "https://a.example/";\n');
  });

  function runHook(id: string, files: Readonly<Record<string, string>>): RunResult {
    const config = { repos: [{ repo: root, rev: revision, hooks: [{ id }] }] };
    writeFiles(folder, { ...files, ".pre-commit-config.yaml": JSON.stringify(config) });
    runWell(folder, "git", ["add", "."]);
    return run(folder, "pre-commit", ["run", "--all-files", "--verbose"]);
  }
});
