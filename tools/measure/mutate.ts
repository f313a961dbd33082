// pnpm mutate [part of a path …]: weakens the conditions of the checks one by one, and runs the tests that have to tell. A
// mutant that no test tells of is a survivor: a row is missing, or tools/measure/mutation/equivalent-mutants.json says why not.
// With --write it keeps the tallies of the files that it tried, and writes docs/mutation.md from those of all; without a
// part of a path and without --write it compares that page with this run.
import "../../tests/property-seed.js";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { format, resolveConfig } from "prettier";
import { Compiler } from "./mutation/compiler.js";
import { mutantsOf } from "./mutation/condition-mutants.js";
import { isAt, type EquivalentMutants } from "./mutation/equivalent-mutant.js";
import { applyMutant, placeOf, type Mutant, type MutantPlace } from "./mutation/mutant.js";
import { ModuleLoader } from "./mutation/module-loader.js";
import { mutationPage } from "./mutation/mutation-page.js";
import { Tallies } from "./mutation/tallies.js";
import type { Tally } from "./mutation/tally.js";
import { sourceFilesIn, testsOf } from "./mutation/tests-of.js";
import { runTests } from "./mutation/trial.js";

const root = resolve(import.meta.dirname, "../..");
const core = join(root, "packages/core");
/** The checks, and what decides for them: the rules of schemes and namespaces, and those of the bidi guidelines §3 and §5. */
const folders = ["checks", "literals/checks", "schemes", "namespaces"].map((folder) => join(core, "src", folder));
const rulesOfBidi = [
  "bidi-rules",
  "changed-span",
  "component-direction",
  "components",
  "digit-seams",
  "display-context",
  "displayed-characters",
].map((name) => join(core, "src/bidi", `${name}.ts`));
const page = join(root, "docs/mutation.md");
const equivalent = JSON.parse(
  readFileSync(join(root, "tools/measure/mutation/equivalent-mutants.json"), "utf8"),
) as EquivalentMutants;

const files = [...folders.flatMap((folder) => sourceFilesIn(folder)), ...rulesOfBidi];
/** What leads from the calling of checks, which is one of the files, to the tests of them all. */
const callers = [join(core, "test/describe-check.ts")];
const loader = new ModuleLoader();
const compiler = new Compiler(join(core, "tsconfig.json"));

function tryFile(path: string): Tally {
  const source = readFileSync(path, "utf8");
  const file = relative(join(core, "src"), path);
  const mutants = mutantsOf(path, source);
  const tests = mutants.length > 0 ? testsOf(path, [...files, ...callers]) : [];
  const started = performance.now();
  if (runTests(loader, tests, 120_000) !== "passed") {
    console.error(
      `${file}: the tests fail without any change; see 'npm test -- ${relative(root, path.replace(/ts$/u, "test.ts"))}'.`,
    );
    process.exit(1);
  }
  // What takes much longer than the whole of the tests, read from the disk, does not come to an end.
  const timeout = 3 * (performance.now() - started) + 1000;
  const tally = { file, mutants: mutants.length, failed: 0, timedOut: 0, refused: 0, survivors: [] as MutantPlace[] };
  for (const mutant of mutants) {
    const outcome = tryMutant(path, source, mutant, tests, timeout);
    if (outcome === "passed") tally.survivors.push(placeOf(source, mutant));
    else tally[outcome]++;
  }
  loader.restore(path);
  return tally;
}

function tryMutant(
  path: string,
  source: string,
  mutant: Mutant,
  tests: readonly string[],
  timeout: number,
): "failed" | "timedOut" | "refused" | "passed" {
  const changed = applyMutant(source, mutant);
  loader.replace(path, changed);
  const outcome = runTests(loader, tests, timeout);
  if (outcome === "timed-out") return "timedOut";
  return outcome === "passed" && compiler.refuses(path, changed) ? "refused" : outcome;
}

/** Survivors without a reason, and reasons without a survivor. */
function surprises({ file, survivors }: Tally): string[] {
  const known = equivalent[file] ?? [];
  return [
    ...survivors
      .filter((place) => !known.some((one) => isAt(one, place)))
      .map((place) => `survives: ${JSON.stringify(place)}`),
    ...known
      .filter((one) => !survivors.some((place) => isAt(one, place)))
      .map((one) => `is listed and does not survive: ${JSON.stringify(one)}`),
  ];
}

const parts = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isWritten = process.argv.includes("--write");
const names = files.map((path) => relative(join(core, "src"), path));
const kept = new Tallies(join(root, "tools/measure/mutation/tallies.json"), names);
const tallies: Tally[] = [];
const chosen = parts.length === 0 ? files : files.filter((path) => parts.some((part) => path.includes(part)));
if (chosen.length === 0) {
  console.error(`No file that is weakened has '${parts.join("' or '")}' in its path.`);
  process.exit(2);
}
for (const path of chosen) {
  const tally = tryFile(path);
  if (tally.mutants === 0) continue;
  tallies.push(tally);
  if (isWritten) kept.store(tally);
  const { file, mutants, failed, timedOut, refused, survivors } = tally;
  console.log(
    `${file}: ${mutants} mutants, ${failed} told by a test, ${timedOut} without an end, ${refused} refused by the compiler, ${survivors.length} survive`,
  );
  for (const surprise of surprises(tally)) {
    console.log(`  ${surprise}`);
    process.exitCode = 1;
  }
}
if (isWritten) {
  await writeFile(page, await pageOf(kept.all()));
} else if (parts.length === 0 && (await readFile(page, "utf8").catch(() => "")) !== (await pageOf(tallies))) {
  console.error("docs/mutation.md is not what this run gives; run 'pnpm mutate --write'.");
  process.exitCode = 1;
}

function hasConditions(path: string): boolean {
  return mutantsOf(path, readFileSync(path, "utf8")).length > 0;
}

async function pageOf(all: readonly Tally[]): Promise<string> {
  const tried = new Set(all.map(({ file }) => file));
  const untried = names.filter((name, index) => !tried.has(name) && hasConditions(files[index] ?? ""));
  return format(mutationPage(all, equivalent, untried), { ...(await resolveConfig(page)), filepath: page });
}
