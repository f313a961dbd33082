import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** A package that runs at a user's, because one of ours depends on it or holds a copy of it. */
export interface RunTimeDependency {
  readonly name: string;
  readonly version: string;
  /** As its manifest says. */
  readonly license: string;
  /** The names of our packages that bring it. */
  readonly broughtBy: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const packages = join(import.meta.dirname, "../../packages");

/** Our published packages, and what is bundled into them. */
const published: readonly { readonly folder: string; readonly bundled: readonly string[] }[] = [
  { folder: "core", bundled: ["@lezer/common", "@lezer/javascript", "@lezer/lr", "@lezer/markdown"] },
  { folder: "cli", bundled: ["@irilint/core", "get-east-asian-width"] },
  { folder: "eslint-plugin", bundled: [] },
  { folder: "lsp-server", bundled: ["@irilint/core", "vscode-languageserver"] },
  { folder: "vscode-client", bundled: ["@irilint/core", "vscode-languageclient", "vscode-languageserver"] },
];

/** All of them, as they are installed here, by name; those of dependencies too. */
export function runTimeDependencies(): readonly RunTimeDependency[] {
  const found = new Map<string, { readonly manifest: Manifest; readonly broughtBy: Set<string> }>();
  for (const { folder, bundled } of published) {
    const own = readManifest(join(packages, folder));
    const note = (at: string): void => {
      const manifest = readManifest(at);
      const known = found.get(manifest.name) ?? { manifest, broughtBy: new Set() };
      if (known.broughtBy.has(own.name)) return;
      found.set(manifest.name, known);
      known.broughtBy.add(own.name);
      for (const name of Object.keys(manifest.dependencies ?? {})) note(installed(name, at));
      for (const name of bundledInto(manifest)) note(installed(name, at));
    };
    for (const name of [...Object.keys(own.dependencies ?? {}), ...bundled]) note(installedFor(name, folder));
  }
  const own = new Set(published.map(({ folder }) => readManifest(join(packages, folder)).name));
  return [...found.values()]
    .filter(({ manifest }) => !own.has(manifest.name))
    .map(({ manifest: { name, version, license = "none" }, broughtBy }) => ({
      name,
      version,
      license,
      broughtBy: [...broughtBy],
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a package of ours brings to those that depend on it. */
function bundledInto({ name }: Manifest): readonly string[] {
  return published.find(({ folder }) => readManifest(join(packages, folder)).name === name)?.bundled ?? [];
}

/** The extension holds the server, and need not name what that is made of. */
function installedFor(name: string, folder: string): string {
  const owner = [folder, "lsp-server"].find((each) => existsSync(join(packages, each, "node_modules", name)));
  return installed(name, join(packages, owner ?? folder));
}

/** The folder of a package, as seen from the folder of another one. */
function installed(name: string, from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  throw new Error(`${name} is not installed, which ${from} needs.`);
}

function readManifest(folder: string): Manifest {
  // Every package has such a file.
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
