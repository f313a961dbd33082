import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { foundFiles } from "../../packages/cli/src/files/found-files.js";
import { IgnoredFiles } from "../../packages/cli/src/files/ignored-files.js";
import { SettingsFiles } from "../../packages/cli/src/settings/settings-files.js";
import { folderFiles } from "../../packages/lsp-server/src/settings/folder-files.js";
import { isIgnored } from "../../packages/lsp-server/src/settings/ignored-files.js";
import { readLocalFile } from "../../packages/lsp-server/src/settings/local-files.js";
import { SettingsStore } from "../../packages/lsp-server/src/settings/settings.js";

const files: Readonly<Record<string, string>> = {
  ".git/HEAD": "ref: refs/heads/main\n",
  ".git/config": "[core]\n\texcludesFile = chosen\n",
  ".git/info/exclude": "info.ts\n",
  ".git/objects/none": "",
  ".git/refs/none": "",
  ".gitattributes": "marked.ts linguist-generated\n",
  ".gitignore": "built/\n!kept.ts\n*.gen.ts\n",
  ".irilint.json": '{ "preset": "strict", "exclude": ["*.test.ts", "/vendor/", "!own.test.ts"] }',
  ".irilintignore": "irilint.ts\n!b.gen.ts\n",
  chosen: "x.ts\n",
  "inner/.gitattributes": "marked.ts -linguist-generated\n",
  "inner/.gitignore": "kept.ts\n!/third_party/\n",
  "inner/.irilint.json": '{ "overrides": [{ "files": ["deep/"], "preset": "all" }], "exclude": ["z.ts"] }',
  "inner/deep/.irilintignore": "!kept.ts\n",
  "repository/.git/HEAD": "",
  "repository/.gitignore": "y.ts\n",
};
const names = [
  "a.ts",
  "a.test.ts",
  "own.test.ts",
  "info.ts",
  "kept.ts",
  "a.gen.ts",
  "b.gen.ts",
  "irilint.ts",
  "x.ts",
  "z.ts",
  "y.ts",
  "marked.ts",
  "a.min.ts",
];
const folders = [
  "",
  "built/",
  "vendor/",
  "inner/",
  "inner/deep/",
  "inner/vendor/",
  "inner/third_party/",
  "dist/a/",
  "repository/",
  "node_modules/x/",
];

describe("which files are left out, and the settings for the others", () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "irilint-")));
    const sources = folders.flatMap((at) => names.map((name): [string, string] => [at + name, ""]));
    for (const [name, text] of [...Object.entries(files), ...sources]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  for (const open of ["", "inner", "inner/deep"])
    it(`are the same for the command and the server in ${open === "" ? "the root of a repository" : `its folder ${open}`}`, async () => {
      const top = join(folder, open);
      const settings = new SettingsFiles(top, { config: undefined, preset: undefined });
      const ignored = new IgnoredFiles(top, { ignore: true, patterns: [], folder: top, settings });
      const watcher = { complain: (mistake: string): void => assert.fail(mistake), skip: (): void => undefined };
      const byCommand = Array.from(foundFiles([{ kind: "folder", path: top }], ignored, watcher), ({ path }) => path)
        .filter((path) => path.endsWith(".ts"))
        .map((path) => [relative(folder, path), settings.of(path).preset]);

      const store = new SettingsStore({
        folders: [pathToFileURL(top).href],
        readEditorSettings: () => Promise.resolve(undefined),
        readFile: readLocalFile,
        isIgnored,
        tell: (mistake) => assert.fail(mistake),
      });
      const presetOf = async (uri: string): Promise<string | undefined> => {
        const { leavesOut, checks } = await store.of(uri);
        return leavesOut ? undefined : checks.preset;
      };
      const byServer: (readonly [string, string])[] = [];
      for (const path of folders.flatMap((at) => names.map((name) => join(folder, at, name)))) {
        if (!path.startsWith(join(top, "a").slice(0, -1))) continue;
        const preset = await presetOf(pathToFileURL(path).href);
        if (preset !== undefined) byServer.push([relative(folder, path), preset]);
      }
      const found: (readonly [string, string])[] = [];
      for await (const { uri } of folderFiles(pathToFileURL(top).href, (path) => path.endsWith(".ts"))) {
        const preset = await presetOf(uri);
        if (preset !== undefined) found.push([relative(folder, fileURLToPath(uri)), preset]);
      }
      assert.ok(byCommand.length > 3);
      const chosen = byCommand.map(([path = ""]) => path).filter((path) => /(?:^|\/)x\.ts$/u.test(path));
      assert.deepEqual(chosen, open === "" ? ["repository/x.ts"] : [], "what the settings of git name");
      assert.deepEqual(byServer.sort(), byCommand.sort());
      assert.deepEqual(found.sort(), byCommand);
    });
});
