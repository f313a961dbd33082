import { Script } from "node:vm";
import type { ModuleLoader } from "./module-loader.js";

/** `timed-out` is what no test told of: it only did not come to an end. */
export type Outcome = "passed" | "failed" | "timed-out";

/** Loads and runs one file of tests after the other, until a test fails. The time is in milliseconds, and no loop can stop its clock. */
export function runTests(loader: ModuleLoader, tests: readonly string[], timeout: number): Outcome {
  const bodies: (() => unknown)[] = [];
  const globals = globalThis as Globals;
  const { describe, it } = globals;
  globals.describe = (_: string, body: () => void): void => body();
  globals.it = (_: string, body: () => unknown): number => bodies.push(body);
  globals.runTrial = (): void => {
    for (const test of tests) {
      loader.load(test);
      for (const body of bodies.splice(0)) if (body() instanceof Promise) throw new NotSynchronous();
    }
  };
  try {
    new Script("runTrial()").runInThisContext({ timeout: Math.ceil(timeout) });
    return "passed";
  } catch (error) {
    if (error instanceof NotSynchronous) throw error;
    return isTimeout(error) ? "timed-out" : "failed";
  } finally {
    Object.assign(globals, { describe, it, runTrial: undefined });
  }
}

interface Globals {
  describe?: unknown;
  it?: unknown;
  runTrial?: unknown;
}

class NotSynchronous extends Error {
  override message = "A test answers with a promise, which a trial cannot await.";
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
