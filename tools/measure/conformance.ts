// pnpm conformance: runs every published suite that the packages claim, prints one table, and fails if a case fails or
// docs/conformance.md says otherwise; with --write it writes that page. --without-missing passes over the suites whose
// sources are not here, and names them; the page is not compared then.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";
import { MissingSource } from "../../packages/core/test/conformance/debian-source.js";
import type { ConformanceSuite, SuiteResult } from "../../packages/core/test/conformance/suite.js";
import { conformancePage, type SuiteReport } from "./conformance-page.js";

const folder = resolve(import.meta.dirname, "../../packages/core/test/conformance");
const page = resolve(import.meta.dirname, "../../docs/conformance.md");

const passesOver = process.argv.includes("--without-missing");
const missing: string[] = [];

async function loadSuites(): Promise<ConformanceSuite[]> {
  const suites: ConformanceSuite[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".suite.ts")) continue;
    try {
      // Every suite module exports `suite`; suite.ts asks so.
      const module = (await import(pathToFileURL(join(folder, file)).href)) as { readonly suite: ConformanceSuite };
      suites.push(module.suite);
    } catch (error) {
      if (!passesOver || !(error instanceof MissingSource)) throw error;
      missing.push(`${file}: ${error.message}`);
    }
  }
  return suites;
}

async function runSuites(): Promise<SuiteReport[]> {
  const reports: SuiteReport[] = [];
  for (const suite of await loadSuites()) {
    const started = performance.now();
    const result = await suite.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const different = differing(result);
    console.log(
      `${suite.name} ${suite.version}: ${result.passed}/${result.total}${different > 0 ? `, ${different} different for a reason` : ""} (${seconds} s)`,
    );
    for (const failure of result.failures) console.log(`  ${failure}`);
    reports.push({ suite, result });
  }
  return reports;
}

function differing({ differences }: SuiteResult): number {
  return differences.reduce((sum, { count }) => sum + count, 0);
}

const reports = await runSuites();
const failed = reports.reduce((sum, { result }) => sum + result.total - result.passed - differing(result), 0);
const passed = reports.reduce((sum, { result }) => sum + result.passed, 0);
const content = await format(conformancePage(reports), { ...(await resolveConfig(page)), filepath: page });
if (process.argv.includes("--write")) await writeFile(page, content);
else if (missing.length > 0) console.error(`Not run:\n${missing.map((each) => `  ${each}`).join("\n")}`);
else if ((await readFile(page, "utf8").catch(() => "")) !== content) {
  console.error("docs/conformance.md is not what this run gives; run 'pnpm conformance --write'.");
  process.exitCode = 1;
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || reports.some(({ result }) => result.total === 0)) process.exitCode = 1;
