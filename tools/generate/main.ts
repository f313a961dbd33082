/** `pnpm generate` writes every derived file; `pnpm generate --check` fails if one is not what it would write. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkUnicodePins } from "../unicode/pins.js";
import { staleFiles } from "./stale-files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = await staleFiles(root);
const stale = files.map(({ path }) => path);

if (process.argv.includes("--check")) {
  stale.push(...checkUnicodePins(root));
  if (stale.length > 0) {
    console.error(`Not current; run 'pnpm generate':\n${stale.map((path) => `  ${path}`).join("\n")}`);
    process.exitCode = 1;
  }
} else {
  for (const { path, content } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`wrote ${path}`);
  }
}
if (stale.length === 0) console.log("Every derived file is current.");
