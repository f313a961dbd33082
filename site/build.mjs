/**
 * Builds the site into `site/dist`, from the pages of this repository and what it has built:
 *
 *     npm run site
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const site = fileURLToPath(new URL(".", import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(site, "../package.json"), "utf8"));

if (!existsSync(join(site, "node_modules/vitepress")))
  run("npx", ["--yes", packageManager, "install", "--frozen-lockfile"]);
run(process.execPath, ["--import=tsx", "tools/collect.ts"]);
run(process.execPath, ["node_modules/vitepress/bin/vitepress.js", "build"]);
run(process.execPath, ["--import=tsx", "tools/classic/scripts.ts"]);

function run(program, args) {
  const shell = program === "npx" && process.platform === "win32";
  const { status } = spawnSync(program, args, { cwd: site, stdio: "inherit", shell });
  if (status !== 0) process.exit(status ?? 1);
}
