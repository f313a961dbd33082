import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("the entry for", () => {
  it("mason names the version that is published, and a program that is in it", () => {
    const entry = parse(read("integrations/registries/mason/packages/iri-language-server/package.yaml")) as {
      readonly source: { readonly id: string };
      readonly bin: Readonly<Record<string, string>>;
    };
    const server = manifest("packages/lsp-server");
    assert.equal(entry.source.id, `pkg:npm/${server.name}@${server.version}`);
    assert.deepEqual(Object.keys(entry.bin), Object.keys(server.bin));
  });

  it("SchemaStore leads to the schema in this repository", () => {
    const entry = JSON.parse(read("integrations/registries/schemastore-catalog-entry.json")) as {
      readonly url: string;
    };
    const [, path = ""] = /\/main\/(.*)$/.exec(entry.url) ?? [];
    assert.ok(JSON.parse(read(path)));
  });

  it("MegaLinter has options that the command knows", () => {
    const descriptor = parse(read("integrations/megalinter.yml")) as {
      readonly linters: readonly (Readonly<Record<string, string>> & { readonly cli_sarif_args: readonly string[] })[];
    };
    const help = read("packages/cli/README.md") + read("packages/cli/src/command/help.ts");
    for (const linter of descriptor.linters)
      for (const option of [linter["cli_config_arg_name"], linter["cli_lint_fix_arg_name"], ...linter.cli_sarif_args])
        if (option?.startsWith("--")) assert.ok(help.includes(option), option);
  });
});

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(read(join(folder, "package.json"))) as Manifest;
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
