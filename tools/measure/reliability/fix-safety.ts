import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What was applied to files of one language. */
export interface SafetyCount {
  files: number;
  /** Each by itself, suggestions among them. */
  fixes: number;
  /** All of a file at once. */
  safe: number;
}

export const safetyFile = join(import.meta.dirname, "fix-safety.json");

/** The last run of `pnpm fix-safety --write`, by language. */
export function readSafety(): Readonly<Record<string, SafetyCount>> {
  // The file is written by that command.
  return JSON.parse(readFileSync(safetyFile, "utf8")) as Record<string, SafetyCount>;
}
