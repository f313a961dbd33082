import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Linter } from "eslint";
import { checkText } from "../../packages/cli/src/engine/check-text.js";
import { defaultSettings } from "../../packages/core/src/literals/index.js";
import { languageConfigs } from "../../packages/eslint-plugin/src/configs.js";
import plugin from "../../packages/eslint-plugin/src/index.js";
import { OpenDocument } from "../../packages/lsp-server/src/documents/open-document.js";
import { RememberedFiles } from "../../packages/lsp-server/src/settings/local-files.js";
import { SettingsStore } from "../../packages/lsp-server/src/settings/settings.js";

const text = "[a](http://a.example/b c)\n\n<http://a:Zq8x@b.example/>\n";
const all = ["character-space", "userinfo-password-exposed"];

describe("historical documents and tests, by their path from the root of the repository", () => {
  let folder: string;
  beforeEach(() => {
    // The folders above the repository are named as those of minutes and archives are.
    folder = realpathSync(mkdtempSync(join(tmpdir(), "irilint-")));
    mkdirSync(join(folder, "minutes/2019/project/.git"), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  for (const [name, expected] of [
    ["docs/a.md", all],
    ["a.md", all],
    ["minutes/2019-03-04.md", all.slice(1)],
    ["docs/archive/2016/a.md", all.slice(1)],
    ["tests/a.md", all],
    ["tests/fixtures/a.md", all.slice(1)],
  ] as const) {
    it(`are the same for all hosts: ${name}`, async () => {
      const path = join(folder, "minutes/2019/project", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      assert.deepEqual(findByCommand(path), expected, "the command");
      assert.deepEqual(await findByServer(path), expected, "the server");
      assert.deepEqual(findByEslint(path), expected, "ESLint");
    });
  }

  function findByCommand(path: string): string[] {
    const { messages } = checkText({ text, language: "markdown", settings: defaultSettings, path });
    return messages.map(({ ruleId }) => ruleId?.replace(/^iri\//u, "") ?? "");
  }

  async function findByServer(path: string): Promise<string[]> {
    const item = { uri: pathToFileURL(path).href, version: 1, text };
    const store = new SettingsStore({
      folders: [],
      readEditorSettings: async () => Promise.resolve({}),
      readFile: async () => Promise.resolve(undefined),
      isIgnored: async () => Promise.resolve(false),
      tell: (mistake) => assert.fail(mistake),
    });
    const document = new OpenDocument(item, "markdown", { encoding: "utf-16", files: new RememberedFiles() });
    return document.analysis(await store.of(item.uri)).findings.map(({ code }) => code);
  }

  function findByEslint(path: string): string[] {
    const own = languageConfigs(plugin, ["markdown"]);
    const linter = new Linter({ cwd: folder });
    const messages = linter.verify(text, [{ files: ["**/*.md"], ...plugin.configs.recommended }, ...own], path);
    return messages.map(({ ruleId }) => ruleId?.replace(/^iri\//u, "") ?? "");
  }
});
