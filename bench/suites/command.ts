import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import { codeBases, megabytes } from "../code-bases.js";
import { processorSecondsOfChildren } from "../processor-time.js";
import { installPackages } from "../published-plugin.js";
import { quantile } from "../quantile.js";
import { atLeast, atMost, type Effort, type Row } from "../row.js";

/** In millions of bytes. */
const sizes: Readonly<Record<Effort, readonly number[]>> = { full: [10, 50, 400, 2000], short: [5] };
/** From this size on, a dump is read once for each figure. */
const readOnce = 1000;
const rounds: Readonly<Record<Effort, number>> = { full: 5, short: 1 };

/** How much work the command has with dumps and with code bases, beside the programs that people have for these. */
export async function commandRows(effort: Effort): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "irilint-bench-"));
  try {
    writeFileSync(join(folder, "package.json"), "{}");
    installPackages(folder, ["core", "cli"]);
    const rows: Row[] = [];
    for (const size of sizes[effort]) {
      const count = size < readOnce ? rounds[effort] : 1;
      rows.push(...(await dumpRows(folder, size, count)));
    }
    return [...rows, ...codeRows(folder, rounds[effort]), ...coresRows(folder, rounds[effort])];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A program with what is put after it; it may find something. */
type Command = readonly [program: string, ...parameters: string[]];

function irilint(folder: string, ...parameters: string[]): Command {
  // Says at the end how much memory it has taken, in kilobytes.
  const tell = 'data:text/javascript,process.on("exit",()=>console.error("",process.resourceUsage().maxRSS))';
  const main = join(folder, "node_modules/irilint/dist/bundled/main.js");
  return [process.execPath, `--import=${tell}`, main, "--format", "jsonl", ...parameters];
}

async function dumpRows(folder: string, size: number, count: number): Promise<Row[]> {
  const dump = join(folder, `${size}.nt`);
  await writeDump(dump, size * 1e6);
  const own = irilint(folder, dump);
  const what = `irilint on N-Triples, ${size} MB`;
  const rapper: Command = ["rapper", "--quiet", "--input", "ntriples", "--count", dump];
  // Each further thread has an engine of its own.
  const alone = irilint(folder, "--concurrency", "1", dump);
  const memory = Math.max(...Array.from({ length: count }, () => megabytesOf(alone)));
  const ofMemory: Row = {
    what: `${what}: memory of one thread`,
    against: "any size",
    figure: memory,
    unit: "MB",
    goal: atMost(200),
  };
  const hasRapper = spawnSync("rapper", ["--version"]).error === undefined;
  const ratios = hasRapper ? [ratioRow(what, "rapper", { own, other: rapper, count })] : [];
  rmSync(dump);
  // Of a short run most is the start of the engine.
  return [...ratios.map((row) => (size < 50 ? row : { ...row, goal: atMost(3) })), ofMemory];
}

function codeRows(folder: string, count: number): Row[] {
  return codeBases().flatMap((base) => {
    const sources = join(folder, base.name);
    mkdirSync(sources);
    const extension = base.language === "JavaScript" ? "js" : "ts";
    for (const [index, { text }] of base.files.entries()) writeFileSync(join(sources, `${index}.${extension}`), text);
    const own = irilint(folder, sources);
    const what = `irilint on ${base.language}, ${megabytes(base.files).toFixed(1)} MB`;
    const biome: Command = [binOf("@biomejs/biome", "bin/biome"), "lint", "--max-diagnostics=none", sources];
    // Keeps what it compiles, as it has for the dumps by now.
    run(own);
    const oxlint: Command = [binOf("oxlint", "bin/oxlint"), "--quiet", sources];
    return [
      { ...ratioRow(what, "biome lint", { own, other: biome, count }), goal: atMost(1) },
      ratioRow(what, "oxlint", { own, other: oxlint, count }),
    ];
  });
}

/** A code base alone is read as soon by one thread: another one has to warm up first. */
const copies = 4;

/** How much sooner the command has done with copies of all code bases, which `codeRows` has written, on all cores than on one of them. */
function coresRows(folder: string, count: number): Row[] {
  const cores = availableParallelism();
  if (cores === 1 || spawnSync("taskset", ["--version"]).error !== undefined) return [];
  const project = join(folder, "copies");
  for (const { name } of codeBases())
    for (let copy = 0; copy < copies; copy++)
      cpSync(join(folder, name), join(project, `${copy}`, name), { recursive: true });
  const own = irilint(folder, project);
  const onOne: Command = ["taskset", "--cpu-list", "0", ...own];
  const ratios = Array.from({ length: count }, () => elapsed(onOne) / elapsed(own));
  return [
    {
      what: `irilint on ${copies} copies of both, on ${cores} cores: times faster, in wall-clock time`,
      against: "on one core",
      figure: quantile(ratios, 0.5),
      spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      unit: "×",
      ...(cores === 2 && { goal: atLeast(1.7) }),
    },
  ];
}

function elapsed(command: Command): number {
  const before = performance.now();
  run(command);
  return performance.now() - before;
}

function binOf(name: string, bin: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), bin);
}

interface Race {
  readonly own: Command;
  readonly other: Command;
  readonly count: number;
}

/** How many times the processor time of another program the command takes, one after the other in turns. */
function ratioRow(what: string, against: string, { own, other, count }: Race): Row {
  const ratios = Array.from({ length: count }, () => secondsOf(own) / secondsOf(other));
  const spread = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
  return { what, against, figure: quantile(ratios, 0.5), spread, unit: "×" };
}

function secondsOf(command: Command): number {
  const before = processorSecondsOfChildren();
  run(command);
  return processorSecondsOfChildren() - before;
}

function megabytesOf(command: Command): number {
  return Number(/\d+\s*$/u.exec(run(command))?.[0]) / 1e3;
}

/** What the program says besides its output. */
function run([program, ...parameters]: Command): string {
  const stdio = ["ignore", "ignore", "pipe"] as const;
  const ended = spawnSync(program, parameters, { stdio: [...stdio], encoding: "utf8", maxBuffer: 1 << 28 });
  if (ended.error !== undefined) throw ended.error;
  if (ended.status === null || ended.status > 1) throw new Error(`${program} has failed: ${ended.stderr}`);
  return ended.stderr;
}

/** Statements as dumps have them: few predicates, several statements for each subject, and a space in one identifier of one subject in a thousand. */
async function writeDump(path: string, length: number): Promise<void> {
  const file = createWriteStream(path);
  for (let subject = 0, written = 0; written < length; subject++) {
    const text = statementsOf(subject);
    written += Buffer.byteLength(text);
    if (!file.write(text)) await once(file, "drain");
  }
  file.end();
  await finished(file);
}

function statementsOf(number: number): string {
  const subject = `<http://data.example/resource/Station_${number}>`;
  const site = number % 1000 === 0 ? "a b" : `station-${number}`;
  const [rdfs, xsd] = ["http://www.w3.org/2000/01/rdf-schema#", "http://www.w3.org/2001/XMLSchema#"];
  return [
    `<http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://data.example/ontology/Station>`,
    `<${rdfs}label> "Station ${number} of the northern line"@en`,
    `<${rdfs}label> "Gare n\u00B0 ${number}, pr\u00E8s du mus\u00E9e"@fr`,
    `<http://data.example/ontology/opened> "19${String(number % 100).padStart(2, "0")}-05-01"^^<${xsd}date>`,
    `<http://data.example/ontology/next> <http://data.example/resource/Station_${(number * 7919) % 99991}>`,
    `<http://xmlns.com/foaf/0.1/homepage> <https://www.lines.example/${site}/index.html?lang=en>`,
  ]
    .map((rest) => `${subject} ${rest} .\n`)
    .join("");
}
