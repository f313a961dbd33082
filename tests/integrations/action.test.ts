import assert from "node:assert/strict";
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { newFolder, runWell, writeFiles } from "../packages/project.js";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[];
  };
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const action = parse(readFileSync(join(root, "action.yml"), "utf8")) as Action;

describe("the action for GitHub", () => {
  const folder = newFolder("action");

  before(() => {
    writeFiles(folder, {
      "bin/npx": `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${root}packages/cli/dist/main.js" "$@"\n`,
      "repository/right.md": "See <https://a.example/>.\n",
      "repository/a b/wrong.md": "See <https://a.example/%zz>.\n",
      "repository/old.md": "See <https://a.example/%yy>.\n",
    });
    chmodSync(join(folder, "bin/npx"), 0o755);
    const git = (...args: readonly string[]): string => runWell(join(folder, "repository"), "git", args);
    git("init", "-q");
    git("add", "old.md");
    git("-c", "user.name=A", "-c", "user.email=a@a.example", "commit", "-q", "-m", "Begin");
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it("annotates what is wrong, and fails", () => {
    const { status, stdout } = runAction({});
    assert.equal(status, 1);
    assert.match(stdout, /^::error .*file=[^,]*\/a b\/wrong\.md,line=1/m);
    assert.match(stdout, /^::error .*file=[^,]*\/old\.md,line=1/m);
  });

  it("reads the paths that it is told, one in each line", () => {
    const { status, stdout } = runAction({ paths: "right.md\na b\n" });
    assert.equal(status, 1);
    assert.match(stdout, /a b\/wrong\.md/);
    assert.doesNotMatch(stdout, /old\.md/);
    assert.equal(runAction({ paths: "right.md" }).status, 0);
  });

  it("reads only what has changed", () => {
    const { status, stdout } = runAction({ "changed-since": "HEAD" });
    assert.equal(status, 1);
    assert.match(stdout, /a b\/wrong\.md/);
    assert.doesNotMatch(stdout, /old\.md/);
    assert.equal(runAction({ "changed-since": "HEAD", paths: "right.md\nold.md" }).status, 0);
  });

  it("hands over other arguments", () => {
    const { status, stdout } = runAction({ arguments: "--ignore-pattern\na b\n--ignore-pattern\nold.md" });
    assert.equal(status, 0, stdout);
  });

  it("writes SARIF beside the annotations", () => {
    const { status } = runAction({ "sarif-file": "found.sarif", arguments: "--ignore-pattern\nfound.sarif" });
    assert.equal(status, 1);
    const file = join(folder, "repository/found.sarif");
    assert.ok(existsSync(file));
    const { runs } = JSON.parse(readFileSync(file, "utf8")) as { runs: { results: unknown[] }[] };
    assert.equal(runs[0]?.results.length, 2);
    rmSync(file);
  });

  it("fails with the status of a run that failed", () => {
    assert.equal(runAction({ arguments: "--no-such-option" }).status, 2);
    assert.equal(runAction({ arguments: "--no-such-option", "sarif-file": "found.sarif" }).status, 2);
  });

  /** Runs the steps that are scripts, as GitHub does, until one fails. */
  function runAction(inputs: Readonly<Record<string, string>>): SpawnSyncReturns<string> {
    const scripts = action.runs.steps.filter(({ run }) => run !== undefined);
    assert.equal(scripts.length, 1);
    const [{ run = "", env = {} } = {}] = scripts;
    const given = Object.entries(env).map(([name, expression]) => [name, valueOf(expression, inputs)] as const);
    return spawnSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", run], {
      cwd: join(folder, "repository"),
      encoding: "utf8",
      env: {
        ...process.env,
        ...Object.fromEntries(given),
        PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`,
      },
    });
  }
});

function valueOf(expression: string, inputs: Readonly<Record<string, string>>): string {
  const [, name = ""] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(expression) ?? [];
  const declared = action.inputs[name];
  assert.ok(declared, `${expression} names no input`);
  return inputs[name] ?? declared.default;
}
