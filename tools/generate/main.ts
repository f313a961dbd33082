/** `pnpm generate` writes every derived file; `pnpm generate --check` fails if one is not what it would write. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { checkUnicodePins } from "../unicode/pins.js";
import { derivedFiles } from "./derived-files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const checkOnly = process.argv.includes("--check");

const stale: string[] = [];
for (const { path, content } of await derivedFiles(root)) {
  const file = join(root, path);
  const formatted = await format(content, { ...(await resolveConfig(file)), filepath: file });
  const present = await readFile(file, "utf8").catch(() => undefined);
  if (present === formatted) continue;
  stale.push(path);
  if (checkOnly) continue;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, formatted);
}
if (checkOnly) stale.push(...checkUnicodePins(root));
if (checkOnly && stale.length > 0) {
  console.error(`Not current; run 'pnpm generate':\n${stale.map((path) => `  ${path}`).join("\n")}`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? "Every derived file is current." : stale.map((path) => `wrote ${path}`).join("\n"));
}
