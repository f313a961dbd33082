import { readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

/**
 * Turns an unpacked code-server into a VS Code server that runs: of the package only `lib/vscode` is needed, with the
 * dependencies of its own shrinkwraps. Native add-ons are left uncompiled; the server does without them.
 * @param {string} folder
 */
export function completeVscodeServer(folder) {
  for (const entry of readdirSync(folder)) if (entry !== "lib") rmSync(join(folder, entry), { recursive: true });
  const server = join(folder, "lib", "vscode");
  installDependencies(server);
  // TypeScript, for the built-in extension of that name.
  installDependencies(join(server, "extensions"));
  // The workbench asks for `node_modules.asar`, as the packed desktop application has it.
  symlinkSync("node_modules", join(server, "node_modules.asar"));
}

/** @param {string} cwd */
function installDependencies(cwd) {
  // The shrinkwraps leave out peer dependencies, which a newer npm would otherwise call out of sync.
  const options = ["--legacy-peer-deps", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"];
  run("npm", ["ci", ...options, "--loglevel=error"], { cwd });
}
