import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validateAction, validateWorkflow } from "@action-validator/core";
import { validate } from "dockerfile-utils";
import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import { parse } from "yaml";
import { languageOfId, languageOfPath } from "../../packages/core/src/documents/languages.js";

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

  it("LSP4IJ starts a program that the server has, and names languages that it reads by the names of their files", () => {
    const template = JSON.parse(
      read("integrations/registries/lsp4ij/templates/lsp/iri-language-server/template.json"),
    ) as Lsp4ijTemplate;
    const installer = read("integrations/registries/lsp4ij/templates/lsp/iri-language-server/installer.json");
    assert.equal((JSON.parse(installer) as { readonly id: string }).id, template.id);
    assert.deepEqual(
      template.programArgs.default.split(" ").slice(0, 1),
      Object.keys(manifest("packages/lsp-server").bin),
    );
    for (const { fileType, languageId } of template.fileTypeMappings)
      for (const pattern of fileType.patterns) {
        const [path, language] = [pattern.replace("*", "a"), languageOfId(languageId)];
        assert.equal(languageOfPath(path), language, path);
      }
  });

  it("Helix starts a program that the server has", () => {
    const entry = toml("integrations/registries/helix/languages.toml") as {
      readonly "language-server": Readonly<Record<string, { readonly command: string }>>;
    };
    const commands = Object.values(entry["language-server"]).map(({ command }) => command);
    assert.deepEqual(commands, Object.keys(manifest("packages/lsp-server").bin));
  });

  it("Sublime Text has the settings of the page of editors", () => {
    const entry = read("integrations/registries/sublime-lsp/language_servers.md");
    const [, snippet = ""] = /```json\n([^]*?)```/.exec(entry) ?? [];
    const [, onPage = ""] = /## Sublime Text\n[^]*?```json\n([^]*?)```/.exec(read("docs/editors.md")) ?? [];
    const client = (JSON.parse(snippet) as SublimeSettings).clients["iri"];
    const clientOnPage = (JSON.parse(onPage) as SublimeSettings).clients["iri"];
    assert.deepEqual({ ...client, settings: undefined }, { ...clientOnPage, settings: undefined });
  });

  it("Open VSX names the extension, and the file that packing writes", () => {
    const entry = JSON.parse(read("integrations/registries/open-vsx/extensions.json")) as Readonly<
      Record<string, { readonly extensionFile: string }>
    >;
    const { name, version, publisher } = manifest("packages/vscode-client");
    const files = Object.entries(entry).map(([id, { extensionFile }]) => [id, extensionFile]);
    assert.deepEqual(files, [[`${publisher}.${name}`, `dist/${name}-${version}.vsix`]]);
  });

  it("Zed starts what the server's package has, in languages that the server knows by the names that Zed tells it", () => {
    const { id, version, language_servers } = toml("integrations/zed/extension.toml") as ZedExtension;
    const server = manifest("packages/lsp-server");
    assert.equal(version, server.version);
    assert.deepEqual(toml("integrations/registries/zed/extensions.toml"), {
      [id]: { submodule: `extensions/${id}`, path: "integrations/zed", version },
    });
    const code = read("integrations/zed/src/lib.rs");
    assert.ok(code.includes(`"${server.name}"`));
    assert.ok(code.includes(`"node_modules/${server.name}/${Object.values(server.bin)[0]?.slice(2)}"`));
    const { languages, language_ids } = language_servers[id] ?? { languages: [], language_ids: {} };
    const unknown = languages.filter((name) => languageOfId(language_ids[name] ?? idOfZed(name)) === undefined);
    assert.ok(languages.length > 40);
    assert.deepEqual(unknown, []);
  });

  it("MegaLinter has options that the command knows", () => {
    const descriptor = parse(read("integrations/mega-linter-plugin-irilint/irilint.megalinter-descriptor.yml")) as {
      readonly linters: readonly (Readonly<Record<string, string>> & { readonly cli_sarif_args: readonly string[] })[];
    };
    const help = read("packages/cli/README.md") + read("packages/cli/src/command/help.ts");
    for (const linter of descriptor.linters)
      for (const option of [linter["cli_config_arg_name"], linter["cli_lint_fix_arg_name"], ...linter.cli_sarif_args])
        if (option?.startsWith("--")) assert.ok(help.includes(option), option);
  });
});

describe("what others run", () => {
  it("is a plugin that MegaLinter loads: by its address, and with an installation that it runs", () => {
    const [address = ""] = /https:\S+megalinter\S+/u.exec(read("docs/integrations.md")) ?? [];
    assert.match(address, /\/mega-linter-plugin-[^/]+\/[^/]+\.megalinter-descriptor\.yml$/u);
    const descriptor = parse(read(address.replace(/^.*\/main\//u, ""))) as {
      readonly linters: readonly { readonly install: Readonly<Record<string, readonly string[]>> }[];
    };
    for (const { install } of descriptor.linters) {
      assert.deepEqual(Object.keys(install), ["dockerfile"]);
      for (const instruction of install["dockerfile"] ?? []) assert.match(instruction, /^RUN /u);
    }
  });

  it("is an action by GitHub's schema", () => assert.deepEqual(validateAction(read("action.yml")).errors, []));

  for (const workflow of readdirSync(join(root, ".github/workflows")))
    it(`is a workflow by GitHub's schema: ${workflow}`, () => {
      assert.deepEqual(validateWorkflow(read(join(".github/workflows", workflow))).errors, []);
    });

  it("is a Dockerfile without a mistake", () => {
    assert.deepEqual(validate(read("integrations/Dockerfile")), []);
  });
});

interface Lsp4ijTemplate {
  readonly id: string;
  readonly programArgs: { readonly default: string };
  readonly fileTypeMappings: readonly {
    readonly fileType: { readonly patterns: readonly string[] };
    readonly languageId: string;
  }[];
}

interface ZedExtension {
  readonly id: string;
  readonly version: string;
  readonly language_servers: Readonly<
    Record<
      string,
      { readonly languages: readonly string[]; readonly language_ids: Readonly<Record<string, string | undefined>> }
    >
  >;
}

interface SublimeSettings {
  readonly clients: Readonly<Record<string, object>>;
}

interface Manifest {
  readonly name: string;
  readonly publisher?: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
}

/** What Zed tells a server of a language for which its extension has no other name. */
function idOfZed(name: string): string {
  return name === "Plain Text" ? "plaintext" : name.toLowerCase();
}

function toml(path: string): unknown {
  return getStaticTOMLValue(parseTOML(read(path)));
}

function manifest(folder: string): Manifest {
  return JSON.parse(read(join(folder, "package.json"))) as Manifest;
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
