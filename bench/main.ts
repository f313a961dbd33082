// pnpm bench [library eslint concurrency command server index playground scaling …] [--write | --check]: measures and prints the tables. --write puts them into
// docs/speed.md, where those of other suites stay; --check takes less time and fails if a ratio is far from its goal.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { page, type Section } from "./page.js";
import { isMet, isNear, type Effort, type Row } from "./row.js";
import { commandRows } from "./suites/command.js";
import { concurrencyRows } from "./suites/concurrency.js";
import { eslintRows } from "./suites/eslint.js";
import { indexRows } from "./suites/symbol-index.js";
import { libraryRows } from "./suites/library.js";
import { playgroundRows } from "./suites/playground.js";
import { scalingRows } from "./suites/scaling.js";
import { serverRows } from "./suites/server.js";
import { versionsOf } from "./versions.js";

interface Suite {
  readonly title: string;
  /** How it measures, where that is not how all do. */
  readonly notes: readonly string[];
  readonly peers: readonly string[];
  readonly measure: (effort: Effort) => readonly Row[] | Promise<readonly Row[]>;
}

const suites: Readonly<Record<string, Suite>> = {
  library: {
    title: "The library",
    notes: [
      "Each identifier is a separate string. Those that `checkIri` is measured on are faultless, since reporting a finding takes longer. `parseIri` makes all",
      "components at once, as plain objects that can be printed, copied and compared. Garbage is collected on the thread that makes it, so each side pays for",
      "its own. The engine's space for young objects starts at the size that it reaches in programs that keep what they make",
      "(`--min-semi-space-size=16`); otherwise it would depend on what was measured before.",
      "",
    ],
    peers: ["@hyperjump/uri", "fast-uri", "uri-js", "relative-to-absolute-iri", "validate-iri", "whatwg-url"],
    measure: libraryRows,
  },
  eslint: {
    title: "ESLint",
    notes: [
      "The sources of webpack (JavaScript) and of viem (TypeScript, by the parser of typescript-eslint), each file parsed and linted with all rules at once. The",
      "time is that spent in the functions of the rules, as `TIMING=all` counts it, minus that of the clock itself: the sum of each file's median over passes that",
      "parse everything again.",
      "",
    ],
    peers: ["eslint", "@typescript-eslint/parser", "eslint-plugin-security"],
    measure: eslintRows,
  },
  concurrency: {
    title: "ESLint on many files",
    notes: [
      "In wall-clock time, on files of webpack, with only the recommended rules, from the packages as published; next to them, one of ESLint's own rules,",
      "`no-irregular-whitespace`. A single thread already keeps more than one core busy, since garbage collection and compilation run alongside it, so all cores",
      "cannot be as many times faster as there are. The goals are for how much of what all cores could do in the time the work of one thread is. ESLint's threads",
      "wait for every file that they read, whatever the rules are. Shards are processes that share the files.",
      "",
    ],
    peers: ["eslint"],
    measure: concurrencyRows,
  },
  command: {
    title: "The command",
    notes: [
      "The processor time of whole processes with all their threads, as Linux counts it, from the package as published, with the default settings. The N-Triples",
      "are generated: six statements for each subject, and one identifier in six thousand with a space in it. `rapper` is that of Debian's raptor2-utils, and is left",
      "out where it is not installed; it reads, and counts statements. What has 2,000 MB is read once. The scripts are those of webpack and viem. Biome and oxlint look for other faults there; they are",
      "what people let a machine do at each commit. The command has been run once before, and keeps what it likes until the next run.",
      "",
    ],
    peers: ["@biomejs/biome", "oxlint"],
    measure: commandRows,
  },
  server: {
    title: "The language server",
    notes: [
      "The processor time and the resident memory of all processes of a server, as Linux counts them, over standard input and output, with diagnostics pushed",
      "by the server. Ours, oxlint's and Biome's read TypeScript; that of VS Code reads JSON. Every answer must contain exactly the ten problems that",
      "were put into the document. 10,000 lines have 1,000 identifiers. Each server has been started once before, and keeps what it likes until the next start.",
      "",
    ],
    peers: ["vscode-langservers-extracted", "oxlint", "@biomejs/biome"],
    measure: serverRows,
  },
  index: {
    title: "The index of identifiers",
    notes: [
      "What the thread that reads files for the index does, in processor time, of text that is read already: all references in each file, with their keys and places.",
      "TypeScript is that of viem, JavaScript of webpack, Markdown and JSON of all packages; the other kinds are generated (`bench/index/generated-files.ts`). Each kind",
      "is read whole once before, as in a folder of many files. 10,000 generated files of all kinds stand in the folder for the rows about a server: from the first request for references on,",
      "for which it reads all files, with all that its processes do; then what it holds for them, with all garbage collected, beyond a server for a folder of one file; then, in wall-clock",
      "time, the requests for the references of other identifiers, and the first one after a start that finds the index of the start before.",
      "",
    ],
    peers: [],
    measure: indexRows,
  },
  playground: {
    title: "The playground",
    notes: [
      "The processor time of the thread that shows the page, in Debian's Chromium without a screen, from one key to the next: the findings, the layout and the",
      "painting, and what the browser does for any key. The page must have been built (`npm run site`).",
      "",
    ],
    peers: [],
    measure: playgroundRows,
  },
  scaling: {
    title: "Ten times the input",
    notes: [
      "How many times longer ten times the input takes: of all functions, checks, decoders and readers, the worst, on the adversarial shape that is worst",
      "for it. Where the time per unit jumps between the two lengths, as where a parser reaches the depth at which it gives up, ten times the greater length",
      "counts instead, if that is less.",
      "",
    ],
    peers: [],
    measure: scalingRows,
  },
};

const options = ["--write", "--check"];
const words = process.argv.slice(2);
const asked = words.filter((word) => !options.includes(word));
const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) throw new Error(`There is no benchmark '${unknown.join("', '")}'.`);

const machine = `Node.js ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "an unknown processor"}`;
const sections: Section[] = [];
for (const [name, { title, notes, peers, measure }] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  const rows = await measure(words.includes("--check") ? "short" : "full");
  const made = `Measured with ${[machine, ...versionsOf(peers)].join(", ")}.`;
  sections.push({ title, notes: [...notes, made], rows });
  console.error(`${name} took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

const titles = Object.values(suites).map(({ title }) => title);
console.log(page(sections, titles, ""));
if (words.includes("--write")) {
  const file = fileURLToPath(new URL("../docs/speed.md", import.meta.url));
  const text = page(sections, titles, existsSync(file) ? readFileSync(file, "utf8") : "");
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
const rows = sections.flatMap((section) => section.rows);
if (words.includes("--check")) {
  const far = rows.filter((row) => !isNear(row));
  for (const { what, against } of far) console.log(`Far from its goal: ${what}, against ${against}.`);
  process.exitCode = Math.min(far.length, 1);
} else {
  const missed = rows.filter((row) => !isMet(row)).length;
  console.log(missed === 0 ? "Every goal is met." : `${missed} goals are not met.`);
}
