// pnpm memory [--write] [checks] [edits]
//
// Ten million checks in this process, and 100,000 edits in one server: the heap and the memory of the process at ten
// points of each, after garbage is collected. Fails if they grow after the first of them. By hand, with the build:
// it takes some minutes. With --write docs/reliability.md gets the figures.
import { writeFileSync } from "node:fs";
import { memoryFile, readMemory, type MemoryRun } from "./reliability/memory.js";
import { measureChecks } from "./reliability/measure-checks.js";
import { measureEdits } from "./reliability/measure-edits.js";

/** What may be added after the first point, in bytes: garbage collectors keep some room. */
const slack = 8_000_000;

const measures = { checks: measureChecks, edits: measureEdits };
const named = process.argv.slice(2);
const runs: MemoryRun[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (!named.includes(name) && Object.keys(measures).some((other) => named.includes(other))) continue;
  const run = await measure();
  runs.push(run);
  console.log(run.name);
  console.table(
    run.points.map(({ count, heap, resident }) => ({
      count,
      heap: inMegabytes(heap),
      resident: inMegabytes(resident),
    })),
  );
}
if (named.includes("--write")) {
  const others = readMemory().filter(({ name }) => !runs.some((run) => run.name === name));
  writeFileSync(memoryFile, `${JSON.stringify([...others, ...runs], undefined, 2)}\n`);
}
const growing = runs.filter(({ points }) => (points.at(-1)?.heap ?? 0) > (points[0]?.heap ?? 0) + slack);
for (const { name } of growing) console.error(`The memory for ${name} grows.`);
process.exitCode = growing.length === 0 ? 0 : 1;

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
