import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface RunResult {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program to its end. */
export function run(folder: string, program: string, args: readonly string[]): RunResult {
  const shell = process.platform === "win32";
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: "utf8", shell });
  if (error !== undefined) throw error;
  return { status: status ?? 1, output: stdout, errors: stderr };
}

/** Runs a program that has to succeed; what it printed. */
export function runWell(folder: string, program: string, args: readonly string[]): string {
  const { status, output, errors } = run(folder, program, args);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with status ${status}:\n${output}${errors}`);
  return output;
}

/** A new folder outside of the workspace. */
export function newFolder(name: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `irilint-${name}-`)));
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
