import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { codeBases } from "../code-bases.js";
import { installPlugin } from "../published-plugin.js";
import { quantile } from "../quantile.js";
import { atLeast, type Effort, type Row } from "../row.js";

const counts: Readonly<Record<Effort, number>> = { full: 10_000, short: 1_000 };
const rounds: Readonly<Record<Effort, number>> = { full: 3, short: 1 };
/** Threads share memory and caches, and each of them loads ESLint. */
const leastOfCore = 0.7;

const packageFile = createRequire(import.meta.url).resolve("eslint/package.json");
const eslint = join(dirname(packageFile), "bin/eslint.js");

const config = `import iri from "eslint-plugin-iri";
export default [
  { linterOptions: { reportUnusedDisableDirectives: "off" } },
  { files: ["**/*.js"], languageOptions: { sourceType: "commonjs" }, ...iri.configs.recommended },
];
`;

/** How much sooner `eslint --concurrency` has done with many files if it may use all cores. */
export function concurrencyRows(effort: Effort): Row[] {
  const cores = availableParallelism();
  const folder = mkdtempSync(join(tmpdir(), "irilint-bench-"));
  try {
    writeProject(folder, counts[effort]);
    const ratios = Array.from({ length: rounds[effort] }, () => secondsOf(folder, 1) / secondsOf(folder, cores));
    return [
      {
        what: `eslint on ${counts[effort].toLocaleString("en")} files, in ${cores} threads: times faster`,
        against: "in one thread",
        figure: quantile(ratios, 0.5),
        spread: [quantile(ratios, 0), quantile(ratios, 1)],
        unit: "×",
        goal: atLeast(leastOfCore * cores),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of a code base, again and again; the longest are left out. */
function writeProject(folder: string, count: number): void {
  const files = codeBases().flatMap((base) => (base.language === "JavaScript" ? base.files : []));
  const short = files.filter(({ text }) => text.length < 20_000);
  for (let index = 0; index < count; index++) {
    const inside = join(folder, String(index % 100));
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, `${index}.js`), short[index % short.length]?.text ?? "");
  }
  writeFileSync(join(folder, "eslint.config.mjs"), config);
  writeFileSync(join(folder, "package.json"), "{}");
  installPlugin(folder);
  symlinkSync(dirname(packageFile), join(folder, "node_modules/eslint"));
}

/** Of the clock on the wall: what is measured is how long somebody waits. */
function secondsOf(folder: string, threads: number): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [eslint, "--concurrency", String(threads), "."], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === null || status > 1) throw new Error(`ESLint has failed: ${stderr}`);
  return (performance.now() - started) / 1000;
}
