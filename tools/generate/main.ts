/**
 * `npm run generate` writes every derived file and compiles the packages, and says of each step what it has changed. It
 * compiles as soon as the registries are written, so that an error in the types is told before the pages are made.
 * `npm run generate -- --check` fails if a file is not what it would write.
 */
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compiler } from "../build/compiler.mjs";
import { readAllChecks } from "./check-folders.js";
import { conventionRegistry } from "./declared-conventions.js";
import { staleOf, type DerivedFile } from "./derived-file.js";
import { languageRegistry } from "./language-registry.js";
import { reasonFiles } from "./reasons.js";
import { checkRegistries } from "./registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A page may derive from a derived file, as the reference does from the codes. */
const mostPasses = 3;

if (process.argv.includes("--check")) await check();
else if (!(await generate())) process.exitCode = 1;

async function check(): Promise<void> {
  const { staleFiles } = await import("./derived-files.js");
  const { checkUnicodePins } = await import("../unicode/pins.js");
  const stale = (await staleFiles(root)).map(({ path }) => path);
  stale.push(...checkUnicodePins(root));
  if (stale.length > 0) {
    console.error(`Not current; run 'npm run generate':\n${stale.map((path) => `  ${path}`).join("\n")}`);
    process.exitCode = 1;
  } else console.log("Every derived file is current.");
}

/** Writes what is not current; false if the packages do not compile. */
async function generate(): Promise<boolean> {
  // The checks import what knows every language and convention, and the pages are made by what knows every check too, so
  // that each list has to name the files that are there before the next step imports it.
  await step("registries of conventions and languages", async () =>
    staleOf(root, [await conventionRegistry(root), ...(await languageRegistry(root))]),
  );
  await step("registries of checks", async () => {
    const checks = await readAllChecks(root);
    return staleOf(root, [...checkRegistries(checks), ...(await reasonFiles(root, checks))]);
  });
  if (!compile()) {
    console.error("The registries are written, but the packages do not compile; the pages are as they were.");
    return false;
  }
  const { staleFiles } = await import("./derived-files.js");
  const written = new Set<string>();
  for (let pass = 0, paths: readonly string[] = [""]; pass < mostPasses && paths.length > 0; pass++) {
    const what = pass === 0 ? "pages, schemas and manifests" : "what derives from these";
    paths = await step(what, () => staleFiles(root));
    for (const path of paths) written.add(path);
  }
  const isCompiled = [...written].every((path) => !/^packages\/[^/]+\/src\/.*\.ts$/.test(path)) || compile();
  if (!isCompiled) console.error("The derived files are written, but the packages do not compile.");
  return isCompiled;
}

/** Writes the files that a step of the work finds stale, and prints their paths behind the name of the step. */
async function step(name: string, staleOnes: () => Promise<DerivedFile[]>): Promise<readonly string[]> {
  process.stdout.write(`${name}: `);
  const files = await staleOnes();
  for (const { path, content } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const paths = files.map(({ path }) => path);
  console.log(paths.length === 0 ? "current" : `wrote ${paths.join(", ")}`);
  return paths;
}

/** Compiles the packages; the compiler prints its errors. */
function compile(): boolean {
  process.stdout.write("compiling the packages: ");
  const isCompiled = spawnSync(process.execPath, [compiler, "-b"], { cwd: root, stdio: "inherit" }).status === 0;
  if (isCompiled) console.log("done");
  return isCompiled;
}
