import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ESLint } from "eslint";
import { fixtures } from "../parity/fixtures.js";

const require = createRequire(import.meta.url);
const entry = new URL("../../packages/eslint-plugin/dist/index.js", import.meta.url).href;

/** All languages, those too that `configs.languages` leaves to ESLint. */
const config = `
import iri from ${JSON.stringify(entry)};
const files = ${JSON.stringify(fixtures.map(({ name, language }) => ({ files: [`**/${name}`], language: `iri/${language}` })))};
export default [iri.configs.all, ...files];
`;

/** Both make threads in the same way, so that one of them shows the reports of threads, and the other one their fixes. */
const programs = [
  { name: "eslint", whenReporting: ["--concurrency=2"], whenFixing: [] },
  { name: "eslint-v9", whenReporting: [], whenFixing: ["--concurrency=2"] },
] as const;

describe("a file of each language", () => {
  const told = new Map<string, unknown>();

  for (const { name, whenReporting, whenFixing } of programs) {
    const program = join(require.resolve(`${name}/package.json`), "../bin/eslint.js");

    describe(`by the program of ${name}`, () => {
      let folder = "";
      const eslint = (...options: string[]): readonly ESLint.LintResult[] => {
        const args = [program, "--format=json", ...options, "files"];
        const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1e8 });
        assert.ok(stdout.startsWith("["), stdout + stderr);
        return JSON.parse(stdout) as readonly ESLint.LintResult[];
      };

      before(() => {
        folder = mkdtempSync(join(tmpdir(), "irilint-languages-"));
        mkdirSync(join(folder, "files"));
        writeFileSync(join(folder, "eslint.config.mjs"), config);
        for (const fixture of fixtures) writeFileSync(join(folder, "files", fixture.name), fixture.text);
      });
      after(() => rmSync(folder, { recursive: true, force: true }));

      it("has reports, and the same out of the cache", () => {
        const reports = eslint("--cache", ...whenReporting);
        assert.equal(reports.length, fixtures.length);
        for (const { filePath, messages } of reports) {
          assert.ok(messages.length > 0, filePath);
          assert.ok(
            messages.every(({ fatal }) => fatal !== true),
            filePath,
          );
        }
        assert.deepEqual(eslint("--cache"), reports);
        told.set(
          name,
          reports.flatMap(({ filePath, messages }) =>
            messages.map((message) => ({ ...message, nodeType: undefined, file: basename(filePath) })),
          ),
        );
      });

      it("has no fixes left after --fix", () => {
        const left = eslint("--fix", ...whenFixing);
        assert.ok(left.every(({ messages }) => messages.every(({ fix }) => fix === undefined)));
        const changed = fixtures.filter(
          ({ name: file, text }) => readFileSync(join(folder, "files", file), "utf8") !== text,
        );
        assert.ok(changed.length > 30, `${changed.length} files`);
      });
    });
  }

  describe("by both", () => {
    it("has the same reports, from one thread and from two", () => {
      assert.ok(told.has("eslint"));
      assert.deepEqual(told.get("eslint"), told.get("eslint-v9"));
    });
  });
});
