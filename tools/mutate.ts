// pnpm mutate [part of a path …]: weakens the conditions of the checks one by one, and runs the tests that have to tell. A
// mutant that no test tells of is a survivor: a row is missing, or tools/mutation/equivalent-mutants.json says why not.
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { mutantsOf } from "./mutation/condition-mutants.js";
import { applyMutant, describeMutant } from "./mutation/mutant.js";
import { sourceFilesIn, testsOf } from "./mutation/tests-of.js";
import { openTrial } from "./mutation/trial.js";

const root = resolve(import.meta.dirname, "..");
const checks = join(root, "packages/core/src/checks");

interface EquivalentMutant {
  readonly file: string;
  readonly line: string;
  readonly change: string;
  readonly reason: string;
}

interface Tally {
  mutants: number;
  equivalent: number;
  survivors: number;
}

const equivalent = JSON.parse(
  readFileSync(join(root, "tools/mutation/equivalent-mutants.json"), "utf8"),
) as readonly EquivalentMutant[];

async function tryFile(path: string, tests: readonly string[], tally: Tally): Promise<void> {
  const source = readFileSync(path, "utf8");
  const file = relative(checks, path);
  const mutants = mutantsOf(path, source);
  if (mutants.length === 0) return;
  const trial = await openTrial(path, tests);
  const started = performance.now();
  if (!(await trial.passes(source, 120_000))) throw new Error(`${file}: the tests fail without any change`);
  // What takes much longer than the whole of the tests does not come to an end.
  const timeout = Math.ceil(5 * (performance.now() - started) + 2000);
  for (const mutant of mutants) {
    tally.mutants++;
    if (!(await trial.passes(applyMutant(source, mutant), timeout))) continue;
    const { line, change } = describeMutant(source, mutant);
    const isKnown = equivalent.some((known) => known.file === file && known.line === line && known.change === change);
    tally[isKnown ? "equivalent" : "survivors"]++;
    if (!isKnown) console.log(JSON.stringify({ file, line, change }));
  }
  await trial.close();
}

const files = sourceFilesIn(checks);
const parts = process.argv.slice(2);
const tally: Tally = { mutants: 0, equivalent: 0, survivors: 0 };
for (const path of files) {
  if (parts.length > 0 && !parts.some((part) => path.includes(part))) continue;
  const tests = testsOf(path, files);
  if (tests.length === 0) console.log(`${relative(checks, path)} has no test`);
  else await tryFile(path, tests, tally);
}
const { mutants, equivalent: known, survivors } = tally;
console.log(
  `${mutants} mutants, ${mutants - known - survivors} told by a test, ${known} equivalent, ${survivors} survivors`,
);
process.exitCode = survivors === 0 ? 0 : 1;
