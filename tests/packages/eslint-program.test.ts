import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Linter } from "eslint";
import { temporaryFolder } from "../../packages/cli/test/temporary-folder.js";

const require = createRequire(import.meta.url);
const entry = new URL("../../packages/eslint-plugin/dist/index.js", import.meta.url).href;

/** What the formatters for code scanning read of ESLint's results. */
const sarifFormatter = `
export default (results, { rulesMeta }) => JSON.stringify({ runs: [{
  rules: Object.entries(rulesMeta).map(([id, { docs }]) =>
    ({ id, helpUri: docs.url, shortDescription: { text: docs.description } })),
  results: results.flatMap(({ messages }) => messages.map(({ ruleId, message, severity, line, column, endLine, endColumn }) => ({
    ruleId,
    level: severity === 2 ? "error" : "warning",
    message: { text: message },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  }))),
}] });
`;

interface SarifLog {
  readonly runs: readonly {
    readonly rules: readonly {
      readonly id: string;
      readonly helpUri: string;
      readonly shortDescription: { readonly text: string };
    }[];
    readonly results: readonly { readonly ruleId: string; readonly region: Readonly<Record<string, number>> }[];
  }[];
}

interface JsonReport {
  readonly results: readonly { readonly messages: readonly Linter.LintMessage[] }[];
  readonly metadata: { readonly rulesMeta: Readonly<Record<string, { readonly docs: { readonly url: string } }>> };
}

for (const name of ["eslint", "eslint-v9"]) {
  const manifest = require.resolve(`${name}/package.json`);

  describe(`the program of ${name}`, () => {
    const folder = temporaryFolder({
      "eslint.config.mjs": `import iri from ${JSON.stringify(entry)};\nexport default [iri.configs.strict, ...iri.configs.languages];\n`,
      "a.js":
        'fetch("http://EXAMPLE.com/"); fetch("http://EXAMPLE.org/"); // eslint-disable-line iri/host-not-lowercase\nfetch("http://EXAMPLE.net/");\n',
      "b.json": '\uFEFF{ "url": "http://EXAMPLE.com/" }\r\n',
      "c.jsonc": '// iri-ignore-next-line\n{ "url": "http://EXAMPLE.com/" }\n',
    });
    const eslint = (...args: string[]): { status: number | null; report: string; output: string } => {
      const program = join(manifest, "../bin/eslint.js");
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: folder.path,
        encoding: "utf8",
      });
      return { status, report: stdout, output: stdout + stderr };
    };

    it("reports, and obeys directives", () => {
      const { status, output } = eslint(".");
      assert.equal(status, 0, output);
      assert.match(output, /a\.js\n\s+2:15\s+warning/);
      assert.match(output, /b\.json\n\s+1:18\s+warning/);
      assert.match(output, /2 problems/);
    });

    it("fixes files in place", () => {
      assert.equal(eslint("--fix", "--max-warnings=0", ".").status, 0);
      assert.match(readFileSync(join(folder.path, "a.js"), "utf8"), /EXAMPLE\.com.*\n.*example\.net/);
      assert.equal(readFileSync(join(folder.path, "b.json"), "utf8"), '\uFEFF{ "url": "http://example.com/" }\r\n');
    });

    it("says the same out of its cache", () => {
      const first = eslint("--cache", ".");
      assert.ok(existsSync(join(folder.path, ".eslintcache")));
      assert.deepEqual(eslint("--cache", "."), first);
      writeFileSync(join(folder.path, "a.js"), "");
      assert.match(eslint("--cache", ".").output, /1 problem /);
      writeFileSync(join(folder.path, "b.json"), '["http://EXAMPLE.com/1", "http://EXAMPLE.com/2"]');
      assert.match(eslint("--cache", ".").output, /2 problems /);
    });

    it("says the same from several threads", () => {
      const { report } = eslint(".");
      assert.equal(eslint("--concurrency=2", ".").report, report);
      assert.equal(eslint("--concurrency=2", "--fix", "--max-warnings=0", ".").status, 0);
      assert.match(readFileSync(join(folder.path, "b.json"), "utf8"), /http:\/\/example\.com\//);
    });

    it("gives a JSON formatter positions, edits and the pages of rules", () => {
      const report = JSON.parse(eslint("--format=json-with-metadata", "b.json").output) as JsonReport;
      const [message] = report.results[0]?.messages ?? [];
      assert.equal(message?.ruleId, "iri/host-not-lowercase");
      assert.deepEqual([message.line, message.column, message.endLine, message.endColumn], [1, 18, 1, 29]);
      // ESLint counts the byte order mark as no character of the text.
      assert.deepEqual(message.fix, { range: [17, 28], text: "example.com" });
      assert.match(report.metadata.rulesMeta["iri/host-not-lowercase"]?.docs.url ?? "", /host-not-lowercase\.md$/);
    });

    it("gives a SARIF formatter rules with descriptions and regions", () => {
      writeFileSync(join(folder.path, "sarif.mjs"), sarifFormatter);
      const { runs } = JSON.parse(eslint("--format=./sarif.mjs", "a.js").output) as SarifLog;
      const [run] = runs;
      assert.deepEqual(run?.results[0]?.region, { startLine: 2, startColumn: 15, endLine: 2, endColumn: 26 });
      const rule = run.rules.find(({ id }) => id === run.results[0]?.ruleId);
      assert.match(rule?.helpUri ?? "", /host-not-lowercase\.md$/);
      assert.match(rule?.shortDescription.text ?? "", /^[A-Z]/);
    });

    it("reports directives without use in our languages", () => {
      writeFileSync(join(folder.path, "c.jsonc"), "// eslint-disable-next-line iri/host-not-lowercase\n{}\n");
      assert.match(eslint("c.jsonc").output, /Unused eslint-disable directive/);
    });

    it("stops at wrong settings and says where", () => {
      const config = `import iri from ${JSON.stringify(entry)};\nexport default [iri.configs.strict, { settings: { iri: { sink: [] } } }];\n`;
      writeFileSync(join(folder.path, "eslint.config.mjs"), config);
      const { status, output } = eslint("a.js");
      assert.equal(status, 2);
      assert.match(output, /settings\.iri\.sink: There is no setting 'sink'/);
    });
  });
}
