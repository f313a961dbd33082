import assert from "node:assert/strict";
import { projectFiles, read } from "./source-files.js";

const maps = [
  { title: "Code map of core", folder: "packages/core/src" },
  { title: "Code map of the server", folder: "packages/lsp-server/src" },
  { title: "Code map of the ESLint plugin", folder: "packages/eslint-plugin/src" },
  { title: "Code map of the VS Code extension", folder: "packages/vscode-client/src" },
];

describe("ARCHITECTURE.md", () => {
  for (const { title, folder } of maps) {
    const files = projectFiles().filter((path) => path.startsWith(`${folder}/`) && /\.[cm]?ts$/.test(path));
    const named = namesIn(title);

    it(`names every file and folder at the top of ${folder}`, () => {
      const sources = files.filter((path) => !path.endsWith(".test.ts"));
      const top = new Set(sources.map((path) => path.slice(folder.length + 1).replace(/\/.*$/, "/")));
      assert.deepEqual([...top].filter((name) => !named.includes(name)).sort(), []);
    });

    it(`names each once, and nothing that is not in ${folder}`, () => {
      const isThere = (name: string): boolean =>
        files.some((path) =>
          name.endsWith("/") ? path.startsWith(`${folder}/${name}`) : path === `${folder}/${name}`,
        );
      assert.deepEqual(
        named.filter((name, index) => named.indexOf(name) !== index || !isThere(name)),
        [],
      );
    });
  }
});

/** What the first cells of the table under a heading name. */
function namesIn(title: string): string[] {
  const [, section = ""] = read("ARCHITECTURE.md").split(`\n## ${title}\n`);
  const rows = section.replace(/\n## [^]*$/, "").matchAll(/^\| (.*?) \|/gm);
  return Array.from(rows, ([, cell = ""]) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name)).flat();
}
