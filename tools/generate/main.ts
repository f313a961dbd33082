/** `pnpm generate` writes every derived file; `pnpm generate --check` fails if one is not what it would write. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkUnicodePins } from "../unicode/pins.js";
import type { DerivedFile } from "./derived-files.js";
import { staleFiles } from "./stale-files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A page may derive from a derived file, as the reference does from the codes. */
const mostPasses = 3;

if (process.argv.includes("--check")) {
  const stale = (await staleFiles(root)).map(({ path }) => path);
  stale.push(...checkUnicodePins(root));
  if (stale.length > 0) {
    console.error(`Not current; run 'pnpm generate':\n${stale.map((path) => `  ${path}`).join("\n")}`);
    process.exitCode = 1;
  } else console.log("Every derived file is current.");
} else {
  let files = await staleFiles(root);
  if (files.length === 0) console.log("Every derived file is current.");
  for (let pass = 0; pass < mostPasses && files.length > 0; pass++) {
    await writeAll(files);
    files = await staleFiles(root);
  }
}

async function writeAll(files: readonly DerivedFile[]): Promise<void> {
  for (const { path, content } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`wrote ${path}`);
  }
}
