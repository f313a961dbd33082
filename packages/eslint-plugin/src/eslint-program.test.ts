import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { temporaryFolder } from "../test/temporary-folder.js";

const require = createRequire(import.meta.url);
const entry = new URL("../dist/index.js", import.meta.url).href;

for (const name of ["eslint", "eslint-v9"]) {
  const manifest = require.resolve(`${name}/package.json`);

  describe(`the program of ${name}`, () => {
    const folder = temporaryFolder({
      "eslint.config.mjs": `import iri from ${JSON.stringify(entry)};\nexport default [iri.configs.strict, ...iri.configs.languages];\n`,
      "a.js":
        'fetch("http://EXAMPLE.com/"); fetch("http://EXAMPLE.org/"); // eslint-disable-line iri/host-not-lowercase\nfetch("http://EXAMPLE.net/");\n',
      "b.json": '\uFEFF{ "url": "http://EXAMPLE.com/" }\r\n',
      "c.jsonc": '// irilint-disable-next-line\n{ "url": "http://EXAMPLE.com/" }\n',
    });
    const eslint = (...args: string[]): { status: number | null; output: string } => {
      const program = join(manifest, "../bin/eslint.js");
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: folder.path,
        encoding: "utf8",
      });
      return { status, output: stdout + stderr };
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
    });

    it("reports directives without use in our languages", () => {
      writeFileSync(join(folder.path, "c.jsonc"), "// irilint-disable-next-line host-not-lowercase\n{}\n");
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
