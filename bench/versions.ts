import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The packages of the workspace with the versions that are installed, `eslint 10.0.0`. */
export function versionsOf(packages: readonly string[]): string[] {
  return packages.map((name) => {
    const file = fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url));
    const { version } = JSON.parse(readFileSync(file, "utf8")) as { readonly version: string };
    return `${name} ${version}`;
  });
}
