import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { packedPackages, readManifest, root, type Manifest, type PackedPackage } from "./packed.js";
import { newFolder, run, runWell, writeFiles } from "./project.js";

const notices = "dist/THIRD-PARTY-NOTICES.txt";
const unicodeLicense = /^UNICODE LICENSE V3$/m;
const bundledInCommand = ["@babel/parser", "@lezer/common", "@lezer/javascript", "@lezer/lr", "punycode.js"];
const bundledInServer = [...bundledInCommand, "vscode-languageserver"];

const folders: string[] = [];
let packed: readonly PackedPackage[] = [];

before(() => {
  packed = packedPackages();
});

after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("the packages, packed", () => {
  it("are four", () => {
    assert.deepEqual(
      packed.map(({ manifest }) => manifest.name),
      ["irilint", "@irilint/core", "eslint-plugin-iri", "iri-language-server"],
    );
  });

  it("hold what was compiled, a manifest, a README, a changelog and the license, and nothing else", () => {
    for (const { folder, manifest, tarball } of packed) {
      const contents = runWell(root, "tar", ["-tzf", tarball]).trim().split("\n").sort();
      const built = builtFiles(manifest.name, folder);
      if (["irilint", "eslint-plugin-iri"].includes(manifest.name)) built.push("schema.json");
      const expected = ["CHANGELOG.md", "LICENSE", "README.md", "package.json", ...built]
        .map((file) => `package/${file}`)
        .sort();
      assert.deepEqual(contents, expected, manifest.name);
    }
  });

  it("are as large to download as their READMEs say", () => {
    for (const { folder, manifest, tarball } of packed) {
      const readme = readFileSync(join(folder, "README.md"), "utf8");
      const [, number = "", unit = ""] =
        /download it is ([\d.]+) (kB|MB)|is ([\d.]+) (kB|MB) to download/u.exec(readme)?.filter(Boolean) ?? [];
      const said = Number(number) * (unit === "MB" ? 1e6 : 1e3);
      const { size } = statSync(tarball);
      assert.ok(Math.abs(said - size) < size / 10, `${manifest.name} has ${size} bytes, and not ${number} ${unit}.`);
    }
  });

  it("are what the release would publish from its workflow, in the order of what depends on what", () => {
    const [first] = packed;
    assert.ok(first);
    const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
    const [, script = "", option = ""] = /run: node (\S+) (--provenance) /.exec(workflow) ?? [];
    const release = run(root, "node", [script, option, "--packed", dirname(first.tarball)]);
    assert.equal(release.status, 0, release.errors);
    assert.deepEqual(
      Array.from(release.output.matchAll(/^=== (\S+) /gm), ([, name]) => name),
      ["@irilint/core", "irilint", "eslint-plugin-iri", "iri-language-server"],
    );
    for (const { manifest } of packed)
      assert.match(release.output + release.errors, new RegExp(`${manifest.name}@${manifest.version} \\(dry run\\)`));
    assert.match(release.output, /\nNothing was published\.\n$/);
  });

  it("carry the licenses of what others made", () => {
    const [command = "", core = "", , server = ""] = packed.map(({ tarball }) => tarball);
    const ofCore = runWell(root, "tar", ["-xzOf", core, `package/${notices}`]);
    assert.match(ofCore, unicodeLicense);
    for (const name of ["character-entities", "@lezer/javascript", "@lezer/lr"])
      assert.match(ofCore, new RegExp(`^${name} \\d`, "m"));
    for (const [tarball, names] of [
      [command, [...bundledInCommand, "get-east-asian-width"]],
      [server, bundledInServer],
    ] as const) {
      const text = runWell(root, "tar", ["-xzOf", tarball, `package/${notices}`]);
      assert.match(text, unicodeLicense);
      for (const name of names) assert.match(text, new RegExp(`^${name} \\d`, "m"));
    }
  });

  it("tell of every entry point where its types, its modules for bundlers, its few files for Node.js, and its modules are", () => {
    const [, core = ""] = packed.map(({ tarball }) => tarball);
    const contents = runWell(root, "tar", ["-tzf", core]).split("\n");
    const { exports } = JSON.parse(runWell(root, "tar", ["-xzOf", core, "package/package.json"])) as {
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    };
    for (const [entryPoint, targets] of Object.entries(exports)) {
      if (typeof targets === "string") continue;
      assert.deepEqual(Object.keys(targets), ["types", "module", "node", "default"], entryPoint);
      for (const target of Object.values(targets)) assert.ok(contents.includes(target.replace(".", "package")), target);
    }
  });

  it("point to no source map, since they hold none", () => {
    for (const { tarball, manifest } of packed) {
      const folder = temporary(manifest.name.replace("/", "-"));
      runWell(root, "tar", ["-xzf", tarball, "-C", folder]);
      const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
        /\.c?js$/u.test(file),
      );
      assert.ok(modules.length > 0);
      for (const module of modules)
        assert.doesNotMatch(readFileSync(join(folder, module), "utf8"), /^\/\/# sourceMappingURL=/mu, module);
    }
  });

  it("depend on each other by version", () => {
    const plugin = packed.find(({ manifest }) => manifest.name === "eslint-plugin-iri");
    assert.ok(plugin);
    const manifest = runWell(root, "tar", ["-xzOf", plugin.tarball, "package/package.json"]);
    assert.doesNotMatch(manifest, /workspace:/);
  });
});

describe("the command, installed alone", () => {
  let folder = "";

  before(() => {
    folder = temporary("command");
    const outside = temporary("outside");
    writeFiles(outside, { "secret.nt": "<http://a.example/ b> <p:p> <p:o> .\n" });
    writeFiles(folder, {
      "package.json": '{ "private": true }',
      "data/own.nt": "<http://a.example/c d> <p:p> <p:o> .\n",
    });
    const [command] = packed;
    assert.equal(command?.manifest.name, "irilint");
    runWell(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", command.tarball]);
    symlinkSync(outside, join(folder, "data/out"), "junction");
    if (process.platform !== "win32") symlinkSync(join(outside, "secret.nt"), join(folder, "data/out.nt"));
  });

  it("is at most 20 packages and 16 MB", () => {
    const installed = join(folder, "node_modules");
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    const names = files.filter((file) =>
      /^(?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^@.\\/][^\\/]*[\\/]package\.json$/u.test(file),
    );
    assert.ok(names.length > 0 && names.length <= 20, names.join());
    const sizes = files.map((file) => statSync(join(installed, file))).filter((file) => file.isFile());
    const size = sizes.reduce((sum, file) => sum + file.size, 0);
    assert.ok(size > 1e6 && size <= 16e6, `${size} bytes`);
  });

  it("reads what is in a folder, and nothing where links lead out of it", () => {
    const { status, output, errors } = run(folder, "npx", ["--no-install", "irilint", "--format", "json", "data"]);
    assert.equal(errors, "");
    assert.equal(status, 1);
    assert.deepEqual(rulesByFile(output), { "own.nt": ["iri/character-space"] });
  });
});

for (const [eslint, typesFit] of [
  ["10", true],
  ["9", true],
  // The lowest version that is admitted; npm installs it with two sets of types that do not fit each other.
  ["9.38.0", false],
] as const) {
  describe(`a project outside of the workspace, with ESLint ${eslint}`, () => {
    let folder = "";

    before(() => {
      folder = temporary("project");
      writeFiles(folder, projectFiles);
      const tarballs = packed.map(({ tarball }) => tarball);
      const others = [`eslint@${eslint}`, "typescript@6.0.3"];
      runWell(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs, ...others]);
    });

    // What does not depend on ESLint is seen beside one of them.
    if (eslint === "10") testWithoutEslint(() => folder);

    it("requires the plugin itself", () => {
      const script =
        'const iri = require("eslint-plugin-iri"); console.log(iri.meta.namespace, iri.configs.strict.name)';
      assert.equal(runWell(folder, "node", ["--input-type=commonjs", "-e", script]), "iri iri/strict\n");
    });

    if (typesFit) {
      it("compiles against the types", () => {
        runWell(folder, "npx", ["--no-install", "tsc", "-p", "."]);
      });
    }

    it("lints with eslint", () => {
      const { status, output, errors } = run(folder, "npx", ["--no-install", "eslint", "--format", "json", "."]);
      assert.equal(status, 1, errors);
      assert.deepEqual(rulesByFile(output), {
        "data.json": ["iri/host-not-lowercase"],
        "wrong.js": ["iri/host-not-lowercase", "iri/bidi-formatting-character"],
      });
    });
  });
}

function testWithoutEslint(folder: () => string): void {
  it("imports every entry point, from ESM and from CommonJS", () => {
    const specifiers = JSON.stringify(entryPoints());
    for (const script of [
      `for (const each of ${specifiers}) console.log(each, Object.keys(await import(each)).length)`,
      `for (const each of ${specifiers}) console.log(each, Object.keys(require(each)).length)`,
    ]) {
      const type = script.includes("require") ? "commonjs" : "module";
      const lines = runWell(folder(), "node", [`--input-type=${type}`, "-e", script])
        .trim()
        .split("\n");
      assert.equal(lines.length, entryPoints().length);
      for (const line of lines) assert.match(line, /^\S+ [1-9]\d*$/);
    }
  });

  it("lints with irilint, without a configuration of ESLint", () => {
    const files = ["wrong.js", "data.json", "types.ts"];
    for (const threads of ["1", "2"]) {
      const args = ["irilint", "--preset", "strict", "--format", "json", "--concurrency", threads, ...files];
      const { status, output, errors } = run(folder(), "npx", ["--no-install", ...args]);
      assert.equal(status, 1, errors);
      assert.deepEqual(rulesByFile(output), {
        "data.json": ["iri/host-not-lowercase"],
        "types.ts": ["iri/host-not-lowercase"],
        "wrong.js": ["iri/host-not-lowercase", "iri/bidi-formatting-character"],
      });
    }
  });

  it("has every program that the packages promise", () => {
    for (const name of packed.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}))) {
      const { version } = packed.find(({ manifest }) => manifest.bin?.[name] !== undefined)?.manifest ?? {};
      assert.equal(runWell(folder(), "npx", ["--no-install", name, "--version"]).trim(), version, name);
    }
  });
}

const projectFiles = {
  "package.json": JSON.stringify({ name: "outside", private: true, type: "module" }),
  "wrong.js": 'fetch("http://EXAMPLE.com/");\nfetch("http://example.com/\\u202E");\n',
  "data.json": '{ "url": "http://EXAMPLE.com/" }\n',
  "types.ts": `import { checkIri, type Finding } from "@irilint/core";
import { readDocument } from "@irilint/core/documents";
import { checkDocument, readSettings, type LocatedFinding } from "@irilint/core/literals";
import iri from "eslint-plugin-iri";
import { defineConfig } from "eslint/config";

export const findings: Finding[] = checkIri("http://EXAMPLE.com/");
const { text, literals } = readDocument("", "typescript");
export const located: readonly LocatedFinding[] = checkDocument(text, literals, readSettings({}).settings).findings;
export default defineConfig([
  iri.configs.recommended,
  ...iri.configs.languages,
  { files: ["**/*.js"], plugins: { iri }, extends: ["iri/strict"], rules: { "iri/host-not-lowercase": "off" } },
  { files: ["**/*.ts"], plugins: { iri }, rules: iri.configs.all.rules },
]);
`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      module: "nodenext",
      target: "es2023",
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
    files: ["types.ts"],
  }),
  "eslint.config.js": `import iri from "eslint-plugin-iri";

export default [{ ignores: ["package.json", "package-lock.json", "tsconfig.json"] }, iri.configs.strict, ...iri.configs.languages];
`,
};

function temporary(name: string): string {
  const folder = newFolder(name);
  folders.push(folder);
  return folder;
}

/** What programs import; a schema is for editors. */
function entryPoints(): string[] {
  return packed.flatMap(({ manifest }) => {
    const subpaths = Object.keys(manifest.exports ?? {}).filter((subpath) => !subpath.endsWith(".json"));
    return subpaths.map((subpath) => manifest.name + subpath.slice(1));
  });
}

/** What the compiler makes of the sources of a package: one program and its types for each. */
function compiledFiles(folder: string): string[] {
  return readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .flatMap((file) => {
      const source = /^(?<name>.*)\.(?<kind>c?)ts$/u.exec(file)?.groups;
      // What is declared of others' modules is compiled to nothing.
      if (source === undefined || /\.(?:test|d)\.ts$/u.test(file)) return [];
      const { name, kind } = source;
      return [`dist/${name}.${kind}js`, `dist/${name}.d.${kind}ts`];
    });
}

/** The entry points of core once more, and what several of them hold. */
function filesForNode(folder: string): string[] {
  const parts = partsIn(join(folder, "dist/node"));
  assert.ok(parts.length < 8);
  return ["documents.js", "index.js", "internal.js", "literals.js", ...parts].map((file) => `dist/node/${file}`);
}

/** The command and its worker, what both hold, and what is loaded late. */
const filesOfCommand = ["babel.cjs", "charsets.cjs", "command.cjs", "main.js", "package.json", "worker.js"].map(
  (file) => `dist/bundled/${file}`,
);

function builtFiles(name: string, folder: string): string[] {
  if (name === "iri-language-server") return bundledFiles(folder);
  if (name === "irilint") return [notices, ...filesOfCommand];
  return [...compiledFiles(folder), ...(name === "@irilint/core" ? [notices, ...filesForNode(folder)] : [])];
}

function partsIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => /^part-[A-Z0-9]{8}\.js$/u.test(file));
}

function bundledFiles(folder: string): string[] {
  const { files = [] } = readManifest(folder) as Manifest & { readonly files?: readonly string[] };
  return files.filter((file) => file.startsWith("dist/"));
}

function rulesByFile(output: string): Record<string, (string | null)[]> {
  const results = JSON.parse(output) as { filePath: string; messages: { ruleId: string | null }[] }[];
  const entries = results
    .filter(({ messages }) => messages.length > 0)
    .map(
      ({ filePath, messages }) => [filePath.replace(/^.*[\\/]/u, ""), messages.map(({ ruleId }) => ruleId)] as const,
    );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
