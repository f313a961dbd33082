/** Installs what the site is built with and its playground imports, which is no part of the workspace; once. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const site = fileURLToPath(new URL(".", import.meta.url));
if (!existsSync(join(site, "node_modules/vitepress"))) {
  const { packageManager } = JSON.parse(readFileSync(join(site, "../package.json"), "utf8"));
  const { status } = spawnSync("npx", ["--yes", packageManager, "install", "--frozen-lockfile"], {
    cwd: site,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
}
