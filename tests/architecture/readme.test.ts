import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles, read, root } from "./source-files.js";

describe("the README", () => {
  it("shows what the command says of some examples", () => {
    assert.ok(
      read("README.md").includes(lint("examples/src")),
      "run 'npm run irilint -- examples/src' and paste its output",
    );
  });
});

describe("the examples", () => {
  it("are all wrong somewhere, but for the page that explains them and their settings", () => {
    const reported = lint("examples");
    const others = ["examples/README.md", "examples/.irilint.json"];
    const examples = projectFiles().filter((path) => path.startsWith("examples/") && !others.includes(path));
    assert.deepEqual(
      examples.filter((path) => !reported.includes(`${path}\n`)),
      [],
    );
  });
});

/** What the command says of a folder, with paths from the root. */
function lint(folder: string): string {
  const { stdout, status } = spawnSync(process.execPath, ["packages/cli/dist/main.js", folder], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  assert.equal(status, 1);
  return stdout.replaceAll(root, "").trim();
}

describe("links", () => {
  // Pages of the site alone stand elsewhere in it; their links are followed there, by tests/site.
  const elsewhere = ["tests/fixtures/", "site/pages/"];
  const isHere = (file: string): boolean => !elsewhere.some((folder) => file.startsWith(folder));
  for (const path of projectFiles().filter((file) => file.endsWith(".md") && isHere(file))) {
    it(`of ${path} lead to files`, () => {
      const text = read(path).replace(/```[^]*?```|(`+)[^`\n](?:.*?[^`])?\1(?!`)/g, "");
      const targets = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);
      const local = targets
        .filter((target) => !/^(?:[a-z][a-z+.-]*:|#)/i.test(target))
        .map((target) => target.replace(/#.*$/, ""));
      assert.deepEqual(
        local.filter((target) => !existsSync(join(root, dirname(path), target))),
        [],
      );
    });
  }
});
