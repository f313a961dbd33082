import { readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

/** Built-in extensions that cannot work here, having no TypeScript, no repository and no network, and would say so on the screen. */
const idleExtensions = [
  "git",
  "github",
  "github-authentication",
  "microsoft-authentication",
  "tunnel-forwarding",
  "typescript-language-features",
];

/**
 * Turns an unpacked code-server into a VS Code server that runs: of the package only `lib/vscode` is needed, with the
 * dependencies of its own shrinkwrap. Native add-ons are left uncompiled; the server does without them.
 * @param {string} folder
 */
export function completeVscodeServer(folder) {
  for (const entry of readdirSync(folder)) if (entry !== "lib") rmSync(join(folder, entry), { recursive: true });
  const server = join(folder, "lib", "vscode");
  // Its shrinkwrap leaves out peer dependencies, which a newer npm would call out of sync.
  run(
    "npm",
    ["ci", "--legacy-peer-deps", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: server },
  );
  for (const name of idleExtensions) rmSync(join(server, "extensions", name), { recursive: true });
  // The workbench asks for `node_modules.asar`, as the packed desktop application has it.
  symlinkSync("node_modules", join(server, "node_modules.asar"));
}
