import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ServerProcess } from "../../packages/lsp-server/test/protocol/server-process.js";
import { run, runWell, writeFiles, type RunResult } from "../packages/project.js";
import { copyTree, differing, readTree } from "./copied-tree.js";

const code = "path-exclamation-mark";
const stem = `packages/core/src/checks/path/${code}`;
const documentCode = "iri-repeated";
const documentStem = `packages/core/src/literals/checks/${documentCode}`;
const source = 'fetch("http://a.example/!");\nfetch("http://a.example/!");\n';

/** A newcomer's first check, as CONTRIBUTING.md says: three files by hand, and the hosts know it. */
describe("a new check", () => {
  let tree = "";
  const node = (...args: string[]): RunResult => run(tree, process.execPath, args);
  const nodeWell = (...args: string[]): string => runWell(tree, process.execPath, args);
  const added: string[] = [];
  const derived: string[] = [];

  before("make it, derive what follows from it, build", () => {
    tree = copyTree();
    const before = readTree(tree);
    nodeWell("--import=tsx", "tools/generate/new-check.ts", `path/${code}`);
    nodeWell("--import=tsx", "tools/generate/new-check.ts", `document/${documentCode}`);
    const scaffolded = readTree(tree);
    added.push(...differing(before, scaffolded));
    nodeWell("--import=tsx", "tools/generate/main.ts");
    derived.push(...differing(scaffolded, readTree(tree)));
    nodeWell("node_modules/typescript/bin/tsc", "-b");
    nodeWell("tools/build/bundle.mjs");
  });

  after(() => rmSync(tree, { recursive: true, force: true }));

  it("is three files and no other", () => {
    const files = [stem, documentStem].flatMap((path) => [`${path}.md`, `${path}.test.ts`, `${path}.ts`]);
    assert.deepEqual(added.sort(), files.sort());
  });

  it("changes derived files alone", () => {
    assert.deepEqual(derived.sort(), [
      "docs/codes.md",
      "docs/reference/types.md",
      "docs/specifications.md",
      "packages/cli/schema.json",
      `${stem}.md`,
      "packages/core/src/checks/run/reasons.ts",
      "packages/core/src/checks/run/registry.ts",
      "packages/core/src/findings/code.ts",
      `${documentStem}.md`,
      "packages/core/src/literals/judge/document-reasons.ts",
      "packages/core/src/literals/judge/document-registry.ts",
      "packages/eslint-plugin/schema.json",
      "packages/vscode-client/package.json",
      "packages/vscode-client/schema.json",
    ]);
    assert.equal(node("--import=tsx", "tools/generate/main.ts", "--check").status, 0);
  });

  it("is formatted, as what was derived from it", () => {
    nodeWell("node_modules/prettier/bin/prettier.cjs", "--check", ...added, ...derived);
  });

  it("passes its own tests and those that hold for every check, but for the sentences that nobody has replaced", () => {
    const general = ["packages/core/test/documents.test.ts", "tests/architecture/catalogue.test.ts"];
    const tests = [`${stem}.test.ts`, `${documentStem}.test.ts`, ...general];
    const mocha = ["node_modules/mocha/bin/mocha.js", "--no-config", "--import=tsx", "--timeout=300000"];
    const { output } = node(...mocha, `--grep=${code}|${documentCode}`, ...tests);
    assert.match(output, /\b(?:[1-9]\d+) passing/);
    // As long as the sentences of the scaffold are there, of both checks.
    assert.match(output, /\b2 failing/);
    assert.match(output, /says nothing that was written for another check/);
  });

  it("is a rule of ESLint, with its presets, its severity and its page", () => {
    writeFiles(tree, {
      "project/eslint.config.mjs":
        'import iri from "../packages/eslint-plugin/dist/index.js";\nexport default [iri.configs.all];\n',
      "project/a.js": source,
    });
    const program = join(tree, "node_modules/eslint/bin/eslint.js");
    const { output } = run(join(tree, "project"), process.execPath, [program, "--format=json-with-metadata", "."]);
    const { results, metadata } = JSON.parse(output) as EslintReport;
    const [message] = results[0]?.messages.filter(({ ruleId }) => ruleId === `iri/${code}`) ?? [];
    assert.deepEqual([message?.severity, message?.line, message?.column, message?.endColumn], [1, 1, 25, 26]);
    assert.equal(message?.suggestions?.[0]?.desc, "Percent-encode the exclamation mark");
    assert.match(metadata.rulesMeta[`iri/${code}`]?.docs.url ?? "", new RegExp(`/${stem}\\.md$`));
    const [repeated] = results[0]?.messages.filter(({ ruleId }) => ruleId === `iri/${documentCode}`) ?? [];
    assert.deepEqual([repeated?.severity, repeated?.line, repeated?.column, repeated?.endColumn], [1, 2, 8, 26]);
  });

  it("is known to the irilint command", () => {
    const command = ["packages/cli/dist/main.js", "--preset=all", "--format=json", "project/a.js"];
    assert.match(node(...command).output, new RegExp(`"iri/${code}"`));
  });

  it("is reported and explained by the language server", async () => {
    const server = new ServerProcess(["--stdio"], join(tree, "packages/lsp-server/dist/server.cjs"));
    try {
      await server.initialize(undefined, { initializationOptions: { iri: { preset: "all" } } });
      await server.open("file:///project/a.js", "javascript", source);
      const diagnostics = await server.diagnosticsOf("file:///project/a.js", 1);
      const found = diagnostics.find((diagnostic) => diagnostic.code === code);
      assert.deepEqual(found?.range, { start: { line: 0, character: 24 }, end: { line: 0, character: 25 } });
      assert.match(found.codeDescription?.href ?? "", new RegExp(`/${stem}\\.md$`));
      const repeated = diagnostics.find((diagnostic) => diagnostic.code === documentCode);
      assert.deepEqual(repeated?.relatedInformation?.[0]?.location.range.start, { line: 0, character: 7 });
      const position = { line: 0, character: 24 };
      const params = { textDocument: { uri: "file:///project/a.js" }, position };
      const hover = await server.connection.sendRequest("textDocument/hover", params);
      assert.match(JSON.stringify(hover), /Say in the first sentence what goes wrong for people/);
    } finally {
      server.kill();
    }
  });

  it("has a severity in the settings of VS Code, and options where it declares some", () => {
    const manifest = JSON.parse(read("packages/vscode-client/package.json")) as ExtensionManifest;
    const sections = manifest.contributes.configuration.map(({ properties }) => properties);
    const properties = Object.assign({}, ...sections) as ExtensionSettings;
    assert.deepEqual(properties["iri.codes"]?.properties?.[code]?.enum, [
      "error",
      "warning",
      "warn",
      "information",
      "off",
    ]);
    const options = properties["iri.options"]?.properties;
    assert.ok(options?.["bidi-visual-twin"]);
    assert.equal(options[code], undefined);
    assert.ok(properties["iri.codes"].properties[documentCode]);
  });

  it("stands in the table of codes, and its page has a header", () => {
    assert.ok(read("docs/codes.md").includes(`[\`${code}\`](../${stem}.md)`));
    assert.match(read(`${stem}.md`), new RegExp(`# \`${code}\`\n[^]*ESLint rule[^]*## What`));
  });

  it("is known nowhere once its files are taken out", () => {
    for (const path of [stem, documentStem])
      for (const ending of ["ts", "test.ts", "md"]) rmSync(join(tree, `${path}.${ending}`));
    nodeWell("--import=tsx", "tools/generate/main.ts");
    for (const path of derived.filter((each) => !each.startsWith(stem) && !each.startsWith(documentStem)))
      assert.ok(!read(path).includes(code), path);
  });

  function read(path: string): string {
    return readFileSync(join(tree, path), "utf8");
  }
});

interface EslintReport {
  readonly results: readonly {
    readonly messages: readonly {
      readonly ruleId: string | null;
      readonly severity: number;
      readonly line: number;
      readonly column: number;
      readonly endColumn: number;
      readonly suggestions?: readonly { readonly desc: string }[];
    }[];
  }[];
  readonly metadata: { readonly rulesMeta: Readonly<Record<string, { readonly docs: { readonly url: string } }>> };
}

interface ExtensionManifest {
  readonly contributes: { readonly configuration: readonly { readonly properties: ExtensionSettings }[] };
}

type ExtensionSettings = Readonly<
  Record<string, { readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>> }>
>;
