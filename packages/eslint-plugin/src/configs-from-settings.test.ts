import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ESLint } from "eslint";
import { eslintVersions } from "../test/eslint-versions.js";
import { plugin } from "./plugin.js";

const wrong = 'fetch("http://EXAMPLE.com/");';

describe("configs.fromSettings", () => {
  let folder: string;
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "irilint-")));
    for (const name of ["a.js", "a.test.js", "vendor/a.js", "src/a.js", "src/keep/a.js", "docs/a.js"])
      write(name, wrong);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  for (const { name, ESLint: Linter } of eslintVersions) {
    const found = async (cwd = folder): Promise<string[]> => {
      const eslint: ESLint = new Linter({
        cwd,
        overrideConfigFile: true,
        overrideConfig: plugin.configs.fromSettings({ folder: cwd }),
      });
      const results = await eslint.lintFiles(["."]);
      return results.flatMap(({ filePath, messages }) =>
        messages.map(({ severity, ruleId }) => `${filePath.slice(folder.length + 1)} ${severity} ${ruleId}`),
      );
    };

    it(`says what runs, and where, under ${name}`, async () => {
      write(
        ".irilint.json",
        JSON.stringify({
          preset: "strict",
          exclude: ["*.test.js", "vendor/"],
          overrides: [
            { files: ["src/", "!keep/"], codes: { "host-not-lowercase": "error" } },
            { files: ["/docs/*.js"], preset: "recommended" },
          ],
        }),
      );
      const code = "iri/host-not-lowercase";
      assert.deepEqual(await found(), [`a.js 1 ${code}`, `src/a.js 2 ${code}`, `src/keep/a.js 1 ${code}`]);
    });

    it(`hands settings to the rules under ${name}`, async () => {
      write("base.json", '{ "preset": "strict" }');
      write(".irilint.json", '{ "extends": "./base.json", "ignore": ["http://EXAMPLE.com/"] }');
      assert.deepEqual(await found(), []);
    });

    it(`takes the file above, and the defaults if there is none, under ${name}`, async () => {
      assert.deepEqual(await found(), []);
      write(".irilint.json", '{ "preset": "strict", "exclude": ["/src/keep/"] }');
      assert.deepEqual(await found(join(folder, "src")), ["src/a.js 1 iri/host-not-lowercase"]);
    });
  }

  it("says what is wrong in which file", () => {
    write(".irilint.json", '{ "presets": "strict", "extends": "./gone.json" }');
    assert.throws(
      () => plugin.configs.fromSettings({ folder }),
      /\.irilint\.json: presets: There is no setting[^]*\.irilint\.json: extends: There is no file of settings/,
    );
  });
});
