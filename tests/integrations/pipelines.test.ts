import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { newFolder, writeFiles } from "../packages/project.js";

interface Job {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: { readonly when: string; readonly reports: { readonly codequality: string } };
}

/** What GitLab needs of each entry of a report on the quality of code. */
interface Issue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("in a pipeline", () => {
  const folder = newFolder("pipelines");

  before(() => {
    const command = `exec "${process.execPath}" "${root}packages/cli/dist/main.js" "$@"`;
    writeFiles(folder, {
      "bin/npx": `#!/bin/sh\nuntil case "$1" in irilint*) true;; *) false;; esac; do shift; done\necho "$1" >> ../asked\nshift\n${command}\n`,
      "bin/reviewdog": '#!/bin/sh\necho "$*" > ../told\ncat > ../received\n',
      "work/right.md": "See <https://a.example/>.\n",
      "work/docs/a b.md": "See\n<https://a.example/%zz>.\n<https://a.example/%zz>.\n",
      "work/old.md": "See <https://a.example/%yy>.\n",
    });
    for (const name of ["npx", "reviewdog"]) chmodSync(join(folder, "bin", name), 0o755);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  describe("of GitLab, the job of the template", () => {
    const { variables, script, artifacts } = (
      parse(readFileSync(join(root, "integrations/gitlab-ci.yml"), "utf8")) as { readonly irilint: Job }
    ).irilint;

    it("fails, and leaves the report that GitLab is told to take, also then", () => {
      assert.equal(run(script.join("\n"), variables), 1);
      assert.equal(artifacts.when, "always");
      const issues = JSON.parse(readFileSync(join(folder, "work", artifacts.reports.codequality), "utf8")) as Issue[];
      const places = issues.map(({ location, check_name }) => [location.path, location.lines.begin, check_name]);
      assert.deepEqual(places, [
        ["docs/a b.md", 2, "iri/percent-triplet-malformed"],
        ["docs/a b.md", 3, "iri/percent-triplet-malformed"],
        ["old.md", 1, "iri/percent-triplet-malformed"],
      ]);
      for (const { severity, description } of issues) {
        assert.ok(["info", "minor", "major", "critical", "blocker"].includes(severity), severity);
        assert.match(description, /\.$/u);
      }
      assert.equal(new Set(issues.map(({ fingerprint }) => fingerprint)).size, issues.length);
    });

    it("reads the paths of its variable, with the version of the other", () => {
      assert.equal(run(script.join("\n"), { IRILINT_VERSION: "0.1.0", IRILINT_PATHS: "right.md docs" }), 1);
      assert.match(readFileSync(join(folder, "asked"), "utf8"), /^irilint@latest\nirilint@0\.1\.0\n$/u);
      assert.doesNotMatch(readFileSync(join(folder, "work", artifacts.reports.codequality), "utf8"), /old\.md/u);
      assert.equal(run(script.join("\n"), { ...variables, IRILINT_PATHS: "right.md" }), 0);
    });
  });

  describe("of reviewdog, what the page says", () => {
    it("tells it of each finding", () => {
      const page = readFileSync(join(root, "docs/integrations.md"), "utf8");
      const [, line = ""] = /## reviewdog\n[^]*?```sh\n([^]*?)```/u.exec(page) ?? [];
      assert.equal(run(line), 0);
      assert.match(readFileSync(join(folder, "told"), "utf8"), /^-f=checkstyle /u);
      const received = readFileSync(join(folder, "received"), "utf8");
      const told = Array.from(
        received.matchAll(/<file name="([^"]*)">|<error line="(\d+)" column="(\d+)" severity="error" /gu),
      );
      assert.deepEqual(
        told.map(([, file, ...place]) => file?.replace(/^.*\/work\//u, "") ?? place.map(Number)),
        ["docs/a b.md", [2, 20], [3, 20], "old.md", [1, 24]],
      );
    });
  });

  /** Runs a script in the folder as a runner does, and answers its status. */
  function run(script: string, variables: Readonly<Record<string, string>> = {}): number | null {
    return spawnSync("bash", ["-e", "-c", script], {
      cwd: join(folder, "work"),
      env: {
        ...process.env,
        ...variables,
        PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`,
      },
    }).status;
  }
});
