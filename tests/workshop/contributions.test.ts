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

const declaration = "packages/core/src/languages/functional/roc";
const ecosystem = "packages/core/src/literals/conventions/ecosystems/roc-requests.ts";

/** What it says is searched for names, which colours would break up. */
const mocha = ["node_modules/mocha/bin/mocha.js", "--no-color", "--no-config", "--import=tsx", "--timeout=300000"];

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
 * A newcomer's first two checks, first language and first convention, as CONTRIBUTING.md says, in one tree, since deriving and
 * compiling takes longest: a check is three files by hand, a language one declaration with what shows it, a convention one
 * record with its examples, and the hosts know them all.
 */
describe("what a newcomer adds", () => {
  let tree = "";
  /** By `generate`. */
  let said = "";
  const node = (...args: string[]): RunResult => run(tree, process.execPath, args);
  const nodeWell = (...args: string[]): string => runWell(tree, process.execPath, args);
  const addedForChecks: string[] = [];
  const addedForLanguage: string[] = [];
  const derived: string[] = [];

  before("make it, derive what follows from it, build", () => {
    tree = copyTree();
    // The tests of the tree ask git for its files.
    runWell(tree, "git", ["init", "--quiet"]);
    const before = readTree(tree);
    nodeWell("--import=tsx", "tools/generate/new-check.ts", `path/${code}`);
    nodeWell("--import=tsx", "tools/generate/new-check.ts", `document/${documentCode}`);
    const withChecks = readTree(tree);
    addedForChecks.push(...differing(before, withChecks));
    nodeWell("--import=tsx", "tools/generate/new-language.ts", "functional/roc");
    writeFiles(tree, { [ecosystem]: records });
    const scaffolded = readTree(tree);
    addedForLanguage.push(...differing(withChecks, scaffolded));
    // It compiles what it has derived.
    said = nodeWell("--import=tsx", "tools/generate/main.ts");
    derived.push(...differing(scaffolded, readTree(tree)));
    nodeWell("tools/build/bundle.mjs");
  });

  after(() => rmSync(tree, { recursive: true, force: true }));

  // One that is not current in the repository would be among them.
  it("changes derived files alone", () => {
    assert.deepEqual(derived.sort(), [
      "docs/codes.md",
      "docs/conventions.md",
      "docs/editors.md",
      "docs/languages.md",
      "docs/reference/types.md",
      "docs/specifications.md",
      "integrations/registries/lsp4ij/templates/lsp/iri-language-server/template.json",
      "integrations/registries/nvim-lspconfig/lsp/irilint.lua",
      "packages/cli/schema.json",
      `${stem}.md`,
      "packages/core/src/checks/run/reasons.ts",
      "packages/core/src/checks/run/registry.ts",
      "packages/core/src/documents/registry.ts",
      "packages/core/src/findings/code.ts",
      "packages/core/src/languages/definition/language-name.ts",
      `${documentStem}.md`,
      "packages/core/src/literals/conventions/registry.ts",
      "packages/core/src/literals/judge/document-reasons.ts",
      "packages/core/src/literals/judge/document-registry.ts",
      "packages/core/src/literals/syntaxes/registry.ts",
      "packages/core/src/literals/syntaxes/syntax-name.ts",
      "packages/eslint-plugin/schema.json",
      "packages/vscode-client/package.json",
      "packages/vscode-client/schema.json",
    ]);
    assert.match(said, /^what derives from these: current$/m);
  });

  it("is formatted, as what was derived from it", () => {
    // That pages and schemas are written as they are formatted is seen in the repository.
    const modules = derived.filter((path) => path.endsWith(".ts"));
    const files = [...addedForChecks, ...addedForLanguage, ...modules].filter(isFormatted);
    nodeWell("node_modules/prettier/bin/prettier.cjs", "--check", ...files);
  });

  describe("a check", () => {
    it("is not made in a folder that is not there", () => {
      const { status, errors } = node("--import=tsx", "tools/generate/new-check.ts", `pathh/${code}`);
      assert.equal(status, 2);
      assert.match(errors, /There is no folder 'pathh' of checks; write one of .*path, /);
    });

    it("is three files and no other", () => {
      const files = [stem, documentStem].flatMap((path) => [`${path}.md`, `${path}.test.ts`, `${path}.ts`]);
      assert.deepEqual(addedForChecks.sort(), files.sort());
    });

    it("passes its own tests and those that hold for every check, but for the sentences that nobody has replaced", () => {
      const general = ["packages/core/test/documents.test.ts", "tests/architecture/catalogue.test.ts"];
      const tests = [`${stem}.test.ts`, `${documentStem}.test.ts`, ...general];
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
  });

  describe("a language with a convention", () => {
    it("is one declaration, its test, a fixture and an example, and the file of an ecosystem", () => {
      const files = [
        "examples/catalogue/client.roc",
        `${declaration}.test.ts`,
        `${declaration}.ts`,
        ecosystem,
        "tests/fixtures/client.roc",
      ];
      assert.deepEqual(addedForLanguage.sort(), files);
    });

    it("passes its tests, and fails those of all languages until it is filled in", () => {
      const own = [`${declaration}.test.ts`, "packages/core/src/literals/conventions/conventions.test.ts"];
      const tests = [...own, "tests/architecture/languages.test.ts"];
      const { status, output } = node(...mocha, "--grep=^roc-string|that Roc requests|^every language", ...tests);
      assert.match(output, /\n {2}roc-string\n {4}✔ /);
      assert.match(output, /that Roc requests .*\n {6}✔ is "RocHttp.getUtf8"\n {6}✔ is not "RocHttp.header"\n/);
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
  });

  /** In one run, since deriving takes longest. */
  describe("a check whose files are taken out again, while a language does not compile", () => {
    let stopped: RunResult;

    before(() => {
      for (const path of [stem, documentStem])
        for (const ending of ["ts", "test.ts", "md"]) rmSync(join(tree, `${path}.${ending}`));
      const path = `${declaration}.ts`;
      writeFiles(tree, { [path]: read(path).replace("joiners:", "joiner:") });
      stopped = node("--import=tsx", "tools/generate/main.ts");
    });

    it("does not count as derived", () => {
      assert.equal(stopped.status, 1);
      assert.match(stopped.output, /'joiner' does not exist/);
      assert.match(stopped.errors, /do not compile/);
    });

    it("is known to no registry", () => {
      const registries = derived.filter((path) => /^packages\/core\/src\/.*\.ts$/.test(path));
      assert.ok(registries.length > 5);
      for (const path of registries) assert.ok(![code, documentCode].some((each) => read(path).includes(each)), path);
    });
  });

  function read(path: string): string {
    return readFileSync(join(tree, path), "utf8");
  }
});

function isFormatted(path: string): boolean {
  return /\.(?:ts|json|md)$/.test(path);
}

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
