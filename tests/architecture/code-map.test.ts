import assert from "node:assert/strict";
import { projectFiles, read } from "./source-files.js";

const maps = [
  { title: "Map of core", folder: "packages/core/src" },
  { title: "Map of the server", folder: "packages/lsp-server/src" },
  { title: "Map of the command", folder: "packages/cli/src" },
  { title: "Map of the ESLint plugin", folder: "packages/eslint-plugin/src" },
  { title: "Map of the VS Code extension", folder: "packages/vscode-client/src" },
];

describe("ARCHITECTURE.md", () => {
  it("is read in five minutes", () => {
    assert.ok(Buffer.byteLength(read("ARCHITECTURE.md")) <= 12_000);
  });

  for (const folder of ["packages/core/src", "packages/core/src/literals"])
    it(`nothing but index.ts stands loose in ${folder}`, () => {
      const names = projectFiles().filter((path) => path.startsWith(`${folder}/`));
      assert.deepEqual(
        names.filter((path) => !path.slice(folder.length + 1).includes("/")),
        [`${folder}/index.ts`],
      );
    });

  for (const { title, folder } of maps) {
    const files = projectFiles().filter((path) => path.startsWith(`${folder}/`) && /\.[cm]?ts$/.test(path));
    const named = namesIn(title);

    it(`names every folder at the top of ${folder}`, () => {
      const inFolders = files.map((path) => path.slice(folder.length + 1)).filter((path) => path.includes("/"));
      const top = new Set(inFolders.map((path) => path.replace(/\/.*$/, "/")));
      assert.deepEqual([...top].filter((name) => !named.includes(name)).sort(), []);
    });

    it(`names each folder of ${folder} once, and nothing that is not there`, () => {
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

/** What the items of the list under a heading name before their colons. */
function namesIn(title: string): string[] {
  const [, section = ""] = read("ARCHITECTURE.md").split(`\n## ${title}\n`);
  const items = section.replace(/\n## [^]*$/, "").matchAll(/^- (.*?): /gm);
  return Array.from(items, ([, names = ""]) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, name = ""]) => name),
  ).flat();
}
