// pnpm conventions <folder>…  counts how often each convention decides something in the files below the folders
import { conventions } from "../../packages/core/src/literals/conventions/registry.js";
import { countConventions } from "./conventions/count.js";
import type { Convention } from "../../packages/core/src/literals/conventions/convention.js";

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error("Usage: pnpm conventions FOLDER…");

const counts = new Map<Convention, number>(conventions.map((convention) => [convention, 0]));
let files = 0;
for (const folder of folders) {
  files += countConventions(folder, (convention) => counts.set(convention, (counts.get(convention) ?? 0) + 1));
}
const rows = [...counts].sort(([, a], [, b]) => b - a);
for (const [{ kind, name, seenIn }, count] of rows)
  console.log(`${String(count).padStart(8)} ${kind}: ${name} (${seenIn})`);
console.log(`${files} files, ${rows.filter(([, count]) => count === 0).length} conventions that decide nothing`);
