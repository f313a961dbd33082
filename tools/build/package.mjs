/**
 * Packs what is published into `dist/`: the VS Code extension as `.vsix`, and the npm packages as `.tgz`. Packs what is
 * built, so run `pnpm build` before.
 *
 *     node tools/build/package.mjs
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packTighter } from "./extension-archive.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const destination = join(root, "dist");
const { packageManager } = readJson("package.json");

rmSync(destination, { recursive: true, force: true });
mkdirSync(destination);
for (const folder of readdirSync(join(root, "packages"))) {
  if (readJson("packages", folder, "package.json").engines.vscode !== undefined) await packExtension(folder);
  else run("npx", ["--yes", packageManager, "pack", "--pack-destination", destination], folder);
}
for (const file of readdirSync(destination)) {
  console.log(`dist/${file}  ${(statSync(join(destination, file)).size / 1024).toFixed(0)} kB`);
}

/** The bundles hold all that the extension depends on. */
async function packExtension(folder) {
  const { name, version } = readJson("packages", folder, "package.json");
  const vsce = join(root, "packages", folder, "node_modules/@vscode/vsce/vsce");
  const file = join(destination, `${name}-${version}.vsix`);
  run(process.execPath, [vsce, "package", "--no-dependencies", "--out", file], folder);
  await packTighter(file);
}

function run(program, args, folder) {
  execFileSync(program, args, { cwd: join(root, "packages", folder), stdio: ["ignore", "ignore", "inherit"] });
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), "utf8"));
}
