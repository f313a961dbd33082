import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** A declaration that `tsc` wrote, and the ending of the module beside it: `.js`, `.cjs` or `.mjs`. */
const declaration = /\.d\.([cm]?)ts$/;

/**
 * Removes what `tsc -b` wrote for sources that are no longer there, in the projects to which the `tsconfig.json` of a folder
 * refers: it never does so itself, and what a package is made of is whatever stands in `dist`. Returns the paths of the modules
 * removed.
 */
export async function removeLeftOverModules(root) {
  const { references } = await readConfig(root);
  const removed = await Promise.all(references.map(({ path }) => removeInProject(join(root, path))));
  return removed.flat();
}

async function removeInProject(folder) {
  const { rootDir, outDir } = (await readConfig(folder)).compilerOptions;
  const [sources, outputs] = [join(folder, rootDir), join(folder, outDir)];
  if (!existsSync(outputs)) return [];
  const removed = [];
  for (const path of await readdir(outputs, { recursive: true })) {
    const [end, kind] = declaration.exec(path) ?? [];
    if (end === undefined) continue;
    const stem = path.slice(0, -end.length);
    if (existsSync(join(sources, `${stem}.${kind}ts`))) continue;
    const module = join(outputs, `${stem}.${kind}js`);
    const declared = join(outputs, path);
    for (const file of [module, declared]) await rm(file, { force: true });
    removed.push(module);
  }
  return removed;
}

async function readConfig(folder) {
  return JSON.parse(await readFile(join(folder, "tsconfig.json"), "utf8"));
}
