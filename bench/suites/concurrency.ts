import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { codeBases } from "../code-bases.js";
import { processorSecondsOfChildren } from "../processor-time.js";
import { installPlugin } from "../published-plugin.js";
import { quantile } from "../quantile.js";
import { atLeast, type Effort, type Row } from "../row.js";

const counts: Readonly<Record<Effort, number>> = { full: 10_000, short: 1_000 };
const rounds: Readonly<Record<Effort, number>> = { full: 3, short: 1 };
const folders = 100;
const cores = availableParallelism();

/** How much of all cores the work of one must be: threads share memory and caches, and each of them loads ESLint. */
const leastShare = 0.7;

const packageFile = createRequire(import.meta.url).resolve("eslint/package.json");
const eslint = join(dirname(packageFile), "bin/eslint.js");

/** With the recommended rules, and without them. */
const configs = {
  withRules: "...iri.configs.recommended",
  withoutRules: `rules: { "no-irregular-whitespace": "error" }`,
} as const;

/** What is put after the command, for each process of a run. */
type Run = readonly (readonly string[])[];

/** How much sooner ESLint has done with many files if it may use all cores. */
export async function concurrencyRows(effort: Effort): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "irilint-bench-"));
  try {
    writeProject(folder, counts[effort]);
    const gains: Gains[] = [];
    for (let round = 0; round < rounds[effort]; round++) gains.push(await measureGains(folder));
    return rowsOf(gains, counts[effort].toLocaleString("en"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What all cores bring. */
interface Gain {
  /** How many times as fast as one thread. */
  readonly speed: number;
  /** The work of one thread, which keeps more than one core busy, of what all cores could do meanwhile. */
  readonly share: number;
}

interface Gains {
  readonly threads: Gain;
  readonly threadsWithoutRules: Gain;
  readonly shards: Gain;
}

async function measureGains(folder: string): Promise<Gains> {
  const one = await costOf(folder, inThreads("withRules", 1));
  const oneWithoutRules = await costOf(folder, inThreads("withoutRules", 1));
  return {
    threads: gainOf(one, await costOf(folder, inThreads("withRules", cores))),
    threadsWithoutRules: gainOf(oneWithoutRules, await costOf(folder, inThreads("withoutRules", cores))),
    shards: gainOf(one, await costOf(folder, inShards("withRules", cores))),
  };
}

function gainOf(one: Cost, all: Cost): Gain {
  return { speed: one.elapsed / all.elapsed, share: one.processor / (all.elapsed * cores) };
}

function rowsOf(gains: readonly Gains[], files: string): Row[] {
  const row = (what: string, against: string, figureOf: (gains: Gains) => number, least?: number): Row => {
    const figures = gains.map(figureOf);
    return {
      what,
      against,
      figure: quantile(figures, 0.5),
      spread: [quantile(figures, 0.25), quantile(figures, 0.75)],
      unit: "×",
      ...(least !== undefined && { goal: atLeast(least) }),
    };
  };
  const threads = `eslint on ${files} files, in ${cores} threads`;
  const shards = `eslint on ${files} files, as ${cores} shards`;
  const capacity = `${cores} cores for as long`;
  return [
    row(`${threads}: times faster`, "in one thread", (gain) => gain.threads.speed),
    row(`${threads}, without our rules: times faster`, "in one thread", (gain) => gain.threadsWithoutRules.speed),
    row(`${threads}: work of one thread`, capacity, (gain) => gain.threads.share, leastShare),
    row(`${threads}, without our rules: work of one thread`, capacity, (gain) => gain.threadsWithoutRules.share),
    row(`${shards}: times faster`, "in one process", (gain) => gain.shards.speed),
    row(`${shards}: work of one process`, capacity, (gain) => gain.shards.share, leastShare),
  ];
}

/** The files of a code base, again and again; the longest are left out. */
function writeProject(project: string, count: number): void {
  const files = codeBases().flatMap((base) => (base.language === "JavaScript" ? base.files : []));
  const short = files.filter(({ text }) => text.length < 20_000);
  for (let index = 0; index < count; index++) {
    const inside = join(project, String(index % folders));
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, `${index}.js`), short[index % short.length]?.text ?? "");
  }
  for (const [name, members] of Object.entries(configs))
    writeFileSync(join(project, fileOf(name)), configWith(members));
  writeFileSync(join(project, "package.json"), "{}");
  installPlugin(project);
  symlinkSync(dirname(packageFile), join(project, "node_modules/eslint"));
}

function fileOf(config: string): string {
  return `${config}.config.mjs`;
}

function configWith(members: string): string {
  return `import iri from "eslint-plugin-iri";
export default [
  { linterOptions: { reportUnusedDisableDirectives: "off" } },
  { files: ["**/*.js"], languageOptions: { sourceType: "commonjs" }, ${members} },
];
`;
}

function inThreads(config: keyof typeof configs, threads: number): Run {
  return [["--config", fileOf(config), "--concurrency", String(threads), "."]];
}

function inShards(config: keyof typeof configs, count: number): Run {
  return Array.from({ length: count }, (_, shard) => {
    const share = Array.from({ length: folders }, (_, index) => index).filter((index) => index % count === shard);
    return ["--config", fileOf(config), ...share.map(String)];
  });
}

/** In seconds. */
interface Cost {
  /** By the clock on the wall, until the last process has ended: how long somebody waits. */
  readonly elapsed: number;
  /** Of all processes and their threads. */
  readonly processor: number;
}

async function costOf(project: string, run: Run): Promise<Cost> {
  const started = performance.now();
  const before = processorSecondsOfChildren();
  await Promise.all(run.map((parameters) => finished(project, parameters)));
  return { elapsed: (performance.now() - started) / 1000, processor: processorSecondsOfChildren() - before };
}

function finished(project: string, parameters: readonly string[]): Promise<void> {
  const program = spawn(process.execPath, [eslint, "--quiet", ...parameters], {
    cwd: project,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    program.on("error", reject);
    program.on("close", (status) => {
      if (status === null || status > 1) reject(new Error(`ESLint has failed: ${errors}`));
      else resolve();
    });
  });
}
