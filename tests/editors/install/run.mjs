import { spawnSync } from "node:child_process";

/**
 * Runs a program to its end, silently; failure throws with everything it printed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export function run(program, args, options) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { ...options, encoding: "utf8" });
  if (error !== undefined) throw new Error(`${program} did not start: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
