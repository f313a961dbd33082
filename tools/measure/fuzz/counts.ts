import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How many inputs each target has seen. */
export type Counts = Readonly<Record<string, number>>;

const file = join(import.meta.dirname, "counts.json");

export async function readCounts(): Promise<Counts> {
  // The file is written here, and by nobody else.
  return JSON.parse(await readFile(file, "utf8")) as Counts;
}

/** Adds the inputs of a run to those of all runs. */
export async function addCounts(more: Counts): Promise<void> {
  const counts: Record<string, number> = { ...(await readCounts()) };
  for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count;
  await writeFile(file, `${JSON.stringify(counts, undefined, 2)}\n`);
}
