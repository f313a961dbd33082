import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "./locations.mjs";
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

/**
 * Gives the server the program with which it looks for files. Without it built-in extensions complain on the screen.
 * @param {string} folder
 */
export function linkRipgrep(folder) {
  const target = join(folder, "lib", "vscode", "node_modules", "@vscode", "ripgrep", "bin", "rg");
  const program = findProgram("rg");
  if (program === undefined || existsSync(target)) return;
  rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(program, target);
}

/** @param {string} cwd */
function installDependencies(cwd) {
  // The shrinkwraps leave out peer dependencies, which a newer npm would otherwise call out of sync.
  const options = ["--legacy-peer-deps", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"];
  run("npm", ["ci", ...options, "--loglevel=error"], { cwd });
}
