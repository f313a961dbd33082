/**
 * Builds the site into `site/dist`, from the pages of this repository and what it has built:
 *
 *     npm run site
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const site = fileURLToPath(new URL(".", import.meta.url));

run("install.mjs");
run("--import=tsx", "tools/collect.ts");
run("node_modules/vitepress/bin/vitepress.js", "build");
run("--import=tsx", "tools/classic/scripts.ts");

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: site, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
