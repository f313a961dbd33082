/**
 * Node.js 20. V8 11.8 and later count calls instead of bytes, and print an error for a flag that they do not know:
 * Node.js 22 and 24, and the Electron of VS Code.
 */
const hasBudget = process.versions.v8.startsWith("11.3.");

/**
 * The flag of V8 for how many bytes of code of a function it runs before it optimizes the function; empty, which sets
 * nothing, where it has none.
 */
export function interruptBudget(bytes: number): string {
  return hasBudget ? `--interrupt-budget=${bytes}` : "";
}
