// pnpm conformance: runs every published suite that the packages claim and prints one table.
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConformanceSuite } from "../packages/core/test/conformance/suite.js";

const folder = resolve(import.meta.dirname, "../packages/core/test/conformance");

async function loadSuites(): Promise<ConformanceSuite[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".suite.ts"));
  return Promise.all(
    files.sort().map(async (file) => {
      // Every suite module exports `suite`; suite.ts asks so.
      const module = (await import(pathToFileURL(join(folder, file)).href)) as { readonly suite: ConformanceSuite };
      return module.suite;
    }),
  );
}

async function runSuites(): Promise<void> {
  const rows = [["suite", "version", "passed/total", "seconds"]];
  const failures: string[] = [];
  for (const suite of await loadSuites()) {
    const started = performance.now();
    const { passed, total, failures: failed } = await suite.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    rows.push([suite.name, suite.version, `${count(passed)}/${count(total)}`, seconds]);
    failures.push(...failed.map((failure) => `${suite.name}: ${failure}`));
    if (passed !== total || total === 0) process.exitCode = 1;
  }
  for (const line of [...aligned(rows), ...failures]) console.log(line);
}

function count(cases: number): string {
  return cases.toLocaleString("en");
}

function aligned(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

await runSuites();
