import type { MutantPlace } from "./mutant.js";

/** What became of the mutants of one file. */
export interface Tally {
  /** Below `packages/core/src`. */
  readonly file: string;
  readonly mutants: number;
  /** A test failed. */
  readonly failed: number;
  /** No test failed, and they did not come to an end. */
  readonly timedOut: number;
  /** All tests passed, and the compiler finds a fault of types. */
  readonly refused: number;
  readonly survivors: readonly MutantPlace[];
}
