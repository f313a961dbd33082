// pnpm bench [library eslint server scaling …] [--write]: measures and prints the table; --write puts it into docs/speed.md.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { page } from "./page.js";
import { libraryRows } from "./suites/library.js";
import { isMet, type Row } from "./row.js";

const suites: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = { library: libraryRows };

const asked = process.argv.slice(2).filter((argument) => argument !== "--write");
const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) throw new Error(`There is no benchmark '${unknown.join("', '")}'.`);

const tables: { name: string; rows: Row[] }[] = [];
for (const [name, measure] of Object.entries(suites)) {
  if (asked.length === 0 || asked.includes(name)) tables.push({ name, rows: await measure() });
}
const machine = `Node.js ${process.versions.node} on ${cpus()[0]?.model.trim() ?? "an unknown processor"}`;
const text = page(tables, machine);
console.log(text);
if (process.argv.includes("--write")) {
  const file = fileURLToPath(new URL("../docs/speed.md", import.meta.url));
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
const missed = tables.flatMap(({ rows }) => rows).filter((row) => !isMet(row));
console.log(missed.length === 0 ? "Every goal is met." : `${missed.length} goals are not met.`);
