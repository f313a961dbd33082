// pnpm fuzz [--minutes N] [--seed N] [--write] [TARGET…]
//
// Runs inputs of every target, or of those named, for N minutes each (default: 1), and prints what does not hold, made
// as small as it can be. With --write the inputs are added to those of docs/reliability.md. A failure is mended, and its
// input becomes a row of tools/measure/fuzz/regressions.json, which the tests run.
import { parseArgs } from "node:util";
import { addCounts } from "./fuzz/counts.js";
import type { Failure } from "./fuzz/failure.js";
import { targetNamed, targets } from "./fuzz/targets.js";
import { watchedRun } from "./fuzz/watched-run.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    write: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const counts: Record<string, number> = {};
let failed = 0;
for (const target of positionals.length === 0 ? targets : positionals.map(targetNamed)) {
  const { count, failures } = await watchedRun(target, seed, Number(values.minutes) * 60_000, print);
  counts[target.name] = count;
  failed += failures;
  console.log(`${target.name}: ${count.toLocaleString("en")} inputs, seed ${seed}, ${failures} failures`);
}
if (values.write) await addCounts(counts);
process.exitCode = failed === 0 ? 0 : 1;

function print(target: string, { input, message }: Failure): void {
  console.log(`\n${message}\n${asciiJson({ target, ...input })}\n`);
}

/** As a row of regressions.json, in which no character is unseen. */
function asciiJson(row: unknown): string {
  return JSON.stringify(row).replaceAll(/[^ -~]/gu, (characters) =>
    Array.from({ length: characters.length }, (_, unit) => escapeOf(characters.charCodeAt(unit))).join(""),
  );
}

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
