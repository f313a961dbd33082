import { setFlagsFromString } from "node:v8";
import { interruptBudget } from "iri-language-server/dist/start/interrupt-budget.js";

/**
 * V8 optimizes a function, on another thread, once it has run so many bytes of code. Of what reads some megabytes, most has
 * done so and is not needed so often again: that took a fourth of the processor time. So the budget is seven times the usual one, which
 * the loops over a large file use up at once.
 */
export function optimizeLate(): void {
  setFlagsFromString(interruptBudget(500_000));
}
