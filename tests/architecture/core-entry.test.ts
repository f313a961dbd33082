import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
import { root } from "./source-files.js";

type Bundle = Metafile["outputs"][string];

const bundles = new Map<string, Promise<Bundle | undefined>>();

/** What a program bundles, minified, if it imports these names from an entry of core. */
function bundleOf(names: string, entry = "index.ts"): Promise<Bundle | undefined> {
  const key = `${names} from ${entry}`;
  const known = bundles.get(key) ?? bundled(names, entry);
  bundles.set(key, known);
  return known;
}

async function bundled(names: string, entry: string): Promise<Bundle | undefined> {
  const { metafile } = await build({
    stdin: { contents: `export ${names} from "./packages/core/src/${entry}";`, resolveDir: root, loader: "ts" },
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    metafile: true,
    minify: true,
    platform: "neutral",
    mainFields: ["module", "main"],
    treeShaking: true,
    write: false,
  });
  return Object.values(metafile.outputs)[0];
}

async function modulesFor(names: string, entry?: string): Promise<string[]> {
  const bundle = await bundleOf(names, entry);
  return Object.entries(bundle?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
}

describe("the published entries of core", () => {
  // Who bundles takes the first condition that it knows, in the order of the manifest.
  const { publishConfig } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8")) as {
    publishConfig: { exports: Record<string, string | Record<string, string>> };
  };
  for (const [entry, conditions] of Object.entries(publishConfig.exports)) {
    if (typeof conditions === "string") continue;
    it(`give bundlers for Node.js the modules, of which much can be left out: ${entry}`, () => {
      assert.deepEqual(Object.keys(conditions), ["types", "module", "node", "default"]);
      assert.equal(conditions["module"], conditions["default"]);
      assert.match(conditions["node"] ?? "", /^\.\/dist\/node\//);
    });
  }
});

describe("the main entry of core", () => {
  it("holds nothing foreign but Punycode", async () => {
    const foreign = (await modulesFor("*")).filter((path) => path.includes("node_modules"));
    assert.deepEqual(
      foreign.filter((path) => !path.includes("/node_modules/punycode.js/")),
      [],
    );
  });

  it("knows no literal and no document", async () => {
    const modules = await modulesFor("*");
    assert.deepEqual(
      modules.filter((path) => /src\/(?:literals|documents)\//.test(path)),
      [],
    );
    assert.ok(modules.includes(join("packages", "core", "src", "checks", "run", "check-iri.ts")));
  });

  for (const name of ["isIri", "splitIri", "recomposeIri", "resolve", "relativize"]) {
    it(`gives ${name} without IDNA, checks, confusables and the registry of schemes`, async () => {
      const modules = await modulesFor(`{ ${name} }`);
      assert.deepEqual(
        modules.filter((path) => /punycode|\/checks\/|\/data\/|\/bidi\/|\/schemes\//.test(path)),
        [],
      );
    });
  }

  for (const name of ["normalize", "compare"]) {
    it(`gives ${name} without checks, confusables and the registry of schemes`, async () => {
      const modules = await modulesFor(`{ ${name} }`);
      assert.deepEqual(
        modules.filter((path) => /\/checks\/|\/data\/(?:confusables|well-known|iana)/.test(path)),
        [],
      );
    });
  }

  it("gives toIri with every check, which prove what it writes", async () => {
    assert.ok(
      (await modulesFor("{ toIri }")).includes(join("packages", "core", "src", "checks", "run", "registry.ts")),
    );
  });

  for (const name of ["parseIri", "toUri"]) {
    it(`gives ${name} with the checks of the grammar alone`, async () => {
      const modules = await modulesFor(`{ ${name} }`);
      assert.deepEqual(
        modules.filter((path) => /\/checks\/run\/registry|\/data\/(?:confusables|well-known|iana)/.test(path)),
        [],
      );
      assert.ok(modules.includes(join("packages", "core", "src", "checks", "run", "grammar-checks.ts")));
    });
  }
});

describe("a bundle", () => {
  for (const { names, bytes } of [
    { names: ["isIri", "splitIri", "resolve"], bytes: 15_000 },
    { names: ["normalize", "compare", "comparisonKey", "parseIri"], bytes: 60_000 },
    { names: ["toUri"], bytes: 85_000 },
    { names: ["checkIri", "toIri", "displayForm"], bytes: 450_000 },
  ])
    for (const name of names)
      it(`of ${name} has at most ${bytes.toLocaleString("en")} bytes`, async () => {
        const bundle = await bundleOf(`{ ${name} }`);
        assert.ok((bundle?.bytes ?? Infinity) <= bytes, `${bundle?.bytes ?? 0} bytes`);
      });
});

describe("the entry of core for documents", () => {
  it("reads them without the checks, which come when something is checked", async () => {
    const modules = await modulesFor("*", "documents/index.ts");
    assert.deepEqual(
      modules.filter((path) => /\/checks\/(?!conventions\/)|\/literals\/judge\//.test(path)),
      [],
    );
    assert.ok(modules.includes(join("packages", "core", "src", "documents", "document.ts")));
  });
});
