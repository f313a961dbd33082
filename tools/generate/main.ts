/**
 * `npm run generate` writes every derived file, and then compiles the packages, since what does not compile is not done;
 * `npm run generate -- --check` fails if a file is not what it would write.
 */
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readAllChecks } from "./check-folders.js";
import { conventionRegistry } from "./declared-conventions.js";
import { staleOf, type DerivedFile } from "./derived-file.js";
import { languageRegistry } from "./language-registry.js";
import { checkRegistries } from "./registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A page may derive from a derived file, as the reference does from the codes. */
const mostPasses = 3;

if (process.argv.includes("--check")) await check();
else {
  const written = await generate();
  if (!compiles()) {
    console.error("The derived files are written, but the packages do not compile.");
    process.exitCode = 1;
  } else if (written === 0) console.log("Every derived file is current.");
}

async function check(): Promise<void> {
  const { staleFiles } = await import("./stale-files.js");
  const { checkUnicodePins } = await import("../unicode/pins.js");
  const stale = (await staleFiles(root)).map(({ path }) => path);
  stale.push(...checkUnicodePins(root));
  if (stale.length > 0) {
    console.error(`Not current; run 'npm run generate':\n${stale.map((path) => `  ${path}`).join("\n")}`);
    process.exitCode = 1;
  } else console.log("Every derived file is current.");
}

/** Writes what is not current, and returns how many files that were. */
async function generate(): Promise<number> {
  // The checks import what knows every language and convention, and the pages are made by what knows every check too, so
  // that each list has to name the files that are there before the next step imports it.
  let files = await staleOf(root, [await conventionRegistry(root), ...(await languageRegistry(root))]);
  let written = files.length;
  await writeAll(files);
  files = await staleOf(root, checkRegistries(await readAllChecks(root)));
  written += files.length;
  await writeAll(files);
  const { staleFiles } = await import("./stale-files.js");
  files = await staleFiles(root);
  for (let pass = 0; pass < mostPasses && files.length > 0; pass++) {
    await writeAll(files);
    written += files.length;
    files = await staleFiles(root);
  }
  return written;
}

async function writeAll(files: readonly DerivedFile[]): Promise<void> {
  for (const { path, content } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`wrote ${path}`);
  }
}

function compiles(): boolean {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [compiler, "-b"], { cwd: root, stdio: "inherit" }).status === 0;
}
