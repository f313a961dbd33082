import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FuzzCase } from "./target.js";

/** An input for which a law did not hold. */
export interface Regression extends FuzzCase {
  readonly target: string;
  /** What went wrong. */
  readonly was: string;
}

// A test runs every row, and fails at one that is none.
const rows = JSON.parse(readFileSync(join(import.meta.dirname, "regressions.json"), "utf8")) as Regression[];

export const regressions: readonly Regression[] = rows;
