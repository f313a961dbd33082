import { isMainThread } from "node:worker_threads";
import { interruptBudget } from "./interrupt-budget.js";
import { StartFlag } from "./start-flag.js";

/**
 * V8 optimizes a function once it has run so many bytes of code, on another thread. Of what reads the first document,
 * most has done so and is not needed so often again: that took a tenth of the processor time from the start to its
 * diagnostics. So the budget is four times the usual one, which a long document uses up all the same: with fifteen times
 * as much, 1,000 lines took a third longer to their diagnostics, and each function keeps the budget that it had at first.
 */
export const lateOptimization = new StartFlag(interruptBudget(270_000), interruptBudget(67_584));

// A thread has the flags of its process, which it is started by later, and reads thousands of files.
if (!isMainThread) lateOptimization.end();

/** In milliseconds, from the first document on. */
const patience = 1000;

let isDue = false;

/** Has V8 optimize as usual, a little later. */
export function optimizeSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => lateOptimization.end(), patience).unref();
}
