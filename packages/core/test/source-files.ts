import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const require = createRequire(import.meta.url);

/** Where a package of the workspace's root is installed. */
export function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

export const coreFolder = fileURLToPath(new URL("../src", import.meta.url));

/** Every `step`th file below a folder whose name ends in one of `endings`, but none of more than 200 kB. */
export function sourceFiles(folder: string, endings: readonly string[], step = 1): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
    .filter((_, index) => index % step === 0)
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).size < 200_000)
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
