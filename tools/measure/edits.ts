// pnpm edits [--edits N] [--minutes N] [--seed N] [--language NAME…] [--write]
// Edits real files of every language and compares each step with a fresh reading, until every language has had N edits
// and the minutes are over; --write puts the counts into docs/updates.md.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { languageOfPath, type LanguageName } from "../../packages/core/dist/documents/index.js";
import { fixtures } from "../../tests/parity/fixtures.js";
import { ensureCorpus } from "./corpus.mjs";
import { editAndCompare, lengthened, randomOf, type Random } from "./edits/edited.js";
import { updatesPage, type Row } from "./edits/updates-page.js";

interface Source {
  readonly name: string;
  readonly read: () => string;
}

/** Larger files take too long for a run of many edits. */
const largest = 60_000;
const stepsOfFile = 20;

const { values } = parseArgs({
  options: {
    edits: { type: "string", default: "1000" },
    language: { type: "string", multiple: true },
    minutes: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const rows = run(sourcesByLanguage(values.language), randomOf(seed), {
  edits: Number(values.edits),
  time: Date.now() + minutes * 60_000,
});
console.log(`${sum(rows, "edits")} edits, ${sum(rows, "differences")} differences (seed ${seed}).`);
if (values.write)
  writeFileSync(fileURLToPath(new URL("../../docs/updates.md", import.meta.url)), updatesPage(rows, seed));

/** The files of each language in the corpus; a language that has none there is tried on its fixture. */
function sourcesByLanguage(names: readonly string[] | undefined): ReadonlyMap<LanguageName, readonly Source[]> {
  const sources = new Map<LanguageName, Source[]>();
  for (const { name, language, text } of fixtures)
    if (names === undefined || names.includes(language))
      sources.set(language, [{ name, read: () => lengthened(text) }]);
  for (const { folder } of ensureCorpus()) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const language = languageOfPath(name);
      const path = join(folder, name);
      if (language === undefined) continue;
      const { size, isFile } = fileAt(path);
      if (isFile && size > 0 && size <= largest)
        sources.get(language)?.push({ name: path, read: () => readFileSync(path, "utf8") });
    }
  }
  return sources;
}

function fileAt(path: string): { readonly size: number; readonly isFile: boolean } {
  const found = statSync(path);
  return { size: found.size, isFile: found.isFile() };
}

interface Until {
  readonly edits: number;
  readonly time: number;
}

/** Goes round the languages until the time is up and each of them has had its edits. */
function run(sources: ReadonlyMap<LanguageName, readonly Source[]>, random: Random, until: Until): Row[] {
  const tried = [...sources].map(([language, files]) => ({
    language,
    files,
    edits: 0,
    differences: 0,
    read: new Set<string>(),
  }));
  const isOver = (edits: number) => edits >= until.edits && Date.now() >= until.time;
  for (let round = 0; !tried.every(({ edits }) => isOver(edits)); round++) {
    for (const row of tried) {
      if (isOver(row.edits)) continue;
      const source = row.files[Math.floor(random() * row.files.length)];
      if (source === undefined) continue;
      const outcome = editAndCompare(source.read(), row.language, stepsOfFile, random);
      row.read.add(source.name);
      row.edits += typeof outcome === "number" ? outcome : outcome.step + 1;
      if (typeof outcome === "number") continue;
      row.differences++;
      console.log(`${row.language}: ${outcome.what} differ at step ${outcome.step} of ${source.name} (round ${round})`);
    }
  }
  return tried.map(({ language, edits, differences, read }) => ({ language, files: read.size, edits, differences }));
}

function sum(of: readonly Row[], count: "edits" | "differences"): number {
  return of.reduce((total, row) => total + row[count], 0);
}
