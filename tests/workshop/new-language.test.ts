import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, runWell, writeFiles, type RunResult } from "../packages/project.js";
import { copyTree, differing, readTree } from "./copied-tree.js";

const declaration = "packages/core/src/languages/functional/roc";

const ecosystem = "packages/core/src/literals/conventions/ecosystems/roc-requests.ts";

/** A new ecosystem with one record. */
const records = `import type { Convention } from "../convention.js";
import { sink } from "../evidence.js";

export const rocRequests: readonly Convention[] = [
  {
    kind: "callee",
    name: "addresses that Roc requests",
    seenIn: "the platform for programs of the command line",
    match: { callees: ["RocHttp.getUtf8"] },
    effect: { place: sink },
    examples: { is: ["RocHttp.getUtf8"], isNot: ["RocHttp.header"] },
  },
];
`;

/**
 * A newcomer's first language and first convention, as CONTRIBUTING.md says: one declaration with what shows it, one record with
 * its examples, and the hosts know both.
 */
describe("a new language with a new convention", () => {
  let tree = "";
  const node = (...args: string[]): RunResult => run(tree, process.execPath, args);
  const nodeWell = (...args: string[]): string => runWell(tree, process.execPath, args);
  const added: string[] = [];
  const derived: string[] = [];

  before("make it, and derive what follows from it, which compiles it", () => {
    tree = copyTree();
    // The tests of the tree ask git for its files.
    runWell(tree, "git", ["init", "--quiet"]);
    const before = readTree(tree);
    nodeWell("--import=tsx", "tools/generate/new-language.ts", "functional/roc");
    writeFiles(tree, { [ecosystem]: records });
    const scaffolded = readTree(tree);
    added.push(...differing(before, scaffolded));
    nodeWell("--import=tsx", "tools/generate/main.ts");
    derived.push(...differing(scaffolded, readTree(tree)));
  });

  after(() => rmSync(tree, { recursive: true, force: true }));

  it("is one declaration, its test, a fixture and an example, and the file of an ecosystem", () => {
    const files = [
      "examples/catalogue/client.roc",
      `${declaration}.test.ts`,
      `${declaration}.ts`,
      ecosystem,
      "tests/fixtures/client.roc",
    ];
    assert.deepEqual(added.sort(), files);
  });

  it("changes derived files alone", () => {
    assert.deepEqual(derived.sort(), [
      "docs/conventions.md",
      "docs/editors.md",
      "docs/languages.md",
      "integrations/registries/lsp4ij/templates/lsp/iri-language-server/template.json",
      "integrations/registries/nvim-lspconfig/lsp/irilint.lua",
      "packages/core/src/documents/registry.ts",
      "packages/core/src/languages/definition/language-name.ts",
      "packages/core/src/literals/conventions/registry.ts",
      "packages/core/src/literals/syntaxes/registry.ts",
      "packages/core/src/literals/syntaxes/syntax-name.ts",
      "packages/vscode-client/package.json",
    ]);
    assert.equal(node("--import=tsx", "tools/generate/main.ts", "--check").status, 0);
  });

  it("is formatted, as what was derived from it", () => {
    nodeWell("node_modules/prettier/bin/prettier.cjs", "--check", ...[...added, ...derived].filter(isFormatted));
  });

  it("passes its tests, and fails those of all languages until it is filled in", () => {
    const mocha = ["node_modules/mocha/bin/mocha.js", "--no-config", "--import=tsx", "--timeout=300000"];
    assert.match(nodeWell(...mocha, `${declaration}.test.ts`), /\b[1-9]\d* passing/);
    const examples = ["packages/core/src/literals/conventions/conventions.test.ts", "--grep=that Roc requests"];
    assert.match(nodeWell(...mocha, ...examples), /\b[1-9]\d* passing/);
    const { status, output } = node(...mocha, "tests/architecture/languages.test.ts");
    assert.equal(status, 1, output);
    assert.match(output, /\b1 failing/);
    assert.match(output, /says nothing that was written for another one/);
  });

  it("is read by the irilint command, which decodes its escapes, passes over its comments and follows its callee", () => {
    writeFiles(tree, {
      "project/a.roc":
        '// "http://a.example/ b"\nurl = "http://a.example/\\u{202E}"\na = RocHttp.getUtf8("/a b")\nb = RocHttp.header("/a b")\n',
    });
    const { output } = node("packages/cli/dist/main.js", "--format=jsonl", "project/a.roc");
    const found = output
      .trim()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const lines = found.map((line) => (JSON.parse(line) as { readonly line: number }).line);
    assert.deepEqual([...new Set(lines)], [2, 3], output);
  });

  it("does not count as derived as long as it does not compile", () => {
    const path = `${declaration}.ts`;
    const text = readFileSync(join(tree, path), "utf8");
    writeFiles(tree, { [path]: text.replace("joiners:", "joiner:") });
    const { status, output, errors } = node("--import=tsx", "tools/generate/main.ts");
    writeFiles(tree, { [path]: text });
    assert.equal(status, 1);
    assert.match(output, /'joiner' does not exist/);
    assert.match(errors, /do not compile/);
  });
});

function isFormatted(path: string): boolean {
  return /\.(?:ts|json|md)$/.test(path);
}
