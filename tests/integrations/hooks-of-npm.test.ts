import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { packedPackages } from "../packages/packed.js";
import { newFolder, run, runWell, writeFiles, type RunResult } from "../packages/project.js";

const wrong = "See <https://a.example/%zz>.\n";
const right = "See <https://a.example/%20>.\n";

/** What the page says, word for word, in a repository where the programs come from npm. */
describe("the hooks of the page of integrations", () => {
  const page = readFileSync(fileURLToPath(new URL("../../docs/integrations.md", import.meta.url)), "utf8");
  const section = page.slice(page.indexOf("## lint-staged"), page.indexOf("## GitLab"));
  const [ofLintStaged = ""] = blocksOf("json");
  const [ofLefthook = ""] = blocksOf("yaml");
  const [, ofHusky = ""] = /the hook is one line, `(?<line>[^`]+)`/u.exec(section) ?? [];
  const folder = newFolder("hooks");
  /** Tells the content of each commit from those before, since git refuses one that changes nothing. */
  let commits = 0;

  before(() => {
    const manifest = { name: "outside", private: true, ...(JSON.parse(ofLintStaged) as object) };
    writeFiles(folder, { "package.json": JSON.stringify(manifest), ".gitignore": "node_modules\n" });
    const ours = packedPackages().filter(({ manifest: { name } }) => ["irilint", "@irilint/core"].includes(name));
    const others = ["lint-staged", "husky@9", "lefthook@2"];
    runWell(folder, "npm", [
      ...["install", "--save-dev", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"],
      ...others,
      ...ours.map(({ tarball }) => tarball),
    ]);
    for (const args of [
      ["init", "-q"],
      ["config", "user.name", "A"],
      ["config", "user.email", "a@a.example"],
    ])
      runWell(folder, "git", args);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  afterEach(() => run(folder, "git", ["config", "--unset", "core.hooksPath"]));

  it("is one of Husky with lint-staged", () => {
    runWell(folder, "npx", ["--no-install", "husky"]);
    writeFiles(folder, { ".husky/pre-commit": "npx lint-staged\n" });
    assertHooked();
  });

  it("is one of Husky alone", () => {
    runWell(folder, "npx", ["--no-install", "husky"]);
    writeFiles(folder, { ".husky/pre-commit": `${ofHusky}\n` });
    assertHooked();
  });

  it("is one of lefthook", () => {
    assert.ok(parse(ofLefthook));
    writeFiles(folder, { "lefthook.yml": ofLefthook });
    runWell(folder, "npx", ["--no-install", "lefthook", "install"]);
    assertHooked();
  });

  /** A commit of what is wrong fails and says why, others pass, also of what is read by nobody. */
  function assertHooked(): void {
    const refused = commit({ "a b.md": wrong });
    assert.equal(refused.status, 1, refused.output + refused.errors);
    assert.match(refused.output + refused.errors, /percent-triplet-malformed/u);
    const passed = commit({ "a b.md": `${right}${++commits}\n` });
    assert.equal(passed.status, 0, passed.output + passed.errors);
    const unread = commit({ "a.unknown": `${wrong}${++commits}\n` });
    assert.equal(unread.status, 0, unread.output + unread.errors);
  }

  function commit(files: Readonly<Record<string, string>>): RunResult {
    writeFiles(folder, files);
    runWell(folder, "git", ["add", ...Object.keys(files)]);
    return run(folder, "git", ["commit", "-q", "-m", "Change"]);
  }

  function blocksOf(language: string): string[] {
    return [...section.matchAll(/^```(?<language>\w+)\n(?<code>.*?)^```$/gmsu)]
      .filter(({ groups }) => groups?.["language"] === language)
      .map(({ groups }) => groups?.["code"] ?? "");
  }
});
