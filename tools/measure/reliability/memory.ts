import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How much memory was in use when so many things were done, in bytes. */
export interface MemoryPoint {
  readonly count: number;
  readonly heap: number;
  readonly resident: number;
}

export interface MemoryRun {
  readonly name: string;
  readonly points: readonly MemoryPoint[];
}

export const memoryFile = join(import.meta.dirname, "memory.json");

/** The last run of `pnpm memory --write`. */
export function readMemory(): readonly MemoryRun[] {
  // The file is written by that command.
  return JSON.parse(readFileSync(memoryFile, "utf8")) as MemoryRun[];
}

/** How many points a run has. */
export const pointCount = 10;
