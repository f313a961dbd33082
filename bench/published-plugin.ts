import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly publishConfig?: object;
}

const packages = fileURLToPath(new URL("../packages", import.meta.url));

/** Puts the plugin and core into a project. */
export function installPlugin(project: string): void {
  installPackages(project, ["core", "eslint-plugin"]);
}

/**
 * Puts packages of the workspace, by their folders, into a project as users have them: the workspace runs the modules of
 * core one by one, but what is published has them put together for Node.js. What others made is linked.
 */
export function installPackages(project: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const source = join(packages, folder);
    const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as Manifest;
    const target = join(project, "node_modules", manifest.name);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, "package.json"), JSON.stringify({ ...manifest, ...manifest.publishConfig }));
    cpSync(join(source, "dist"), join(target, "dist"), { recursive: true });
    linkDependencies(manifest, source, target);
  }
}

/** All but those of our own. */
function linkDependencies({ dependencies }: Manifest, source: string, target: string): void {
  for (const [name, range] of Object.entries(dependencies)) {
    if (range.startsWith("workspace:")) continue;
    const link = join(target, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(source, "node_modules", name), link);
  }
}
