import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const server = fileURLToPath(new URL("../../../packages/lsp-server/dist/server.cjs", import.meta.url));

/**
 * Makes `iri-language-server` a command in a folder, as it is once the package is installed, and returns its path. All
 * that it says to its client is kept in the file `answers`, too, if there is one.
 */
export function writeServerCommand(folder: string, answers?: string): string {
  const command = join(folder, "iri-language-server");
  const call = `"${process.execPath}" "${server}" "$@"`;
  writeFileSync(command, `#!/bin/sh\n${answers === undefined ? `exec ${call}` : `${call} | tee "${answers}"`}\n`);
  chmodSync(command, 0o755);
  return command;
}
