import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { LanguageName } from "@irilint/core/documents";
import type { FindingsCache } from "../files/findings-cache.js";
import type { Report } from "../formats/format.js";
import { checkFile, hasStretches, streamedFile, type FileToCheck } from "./check-file.js";
import { recordLanguageOf } from "./streams/record-languages.js";
import { Pool } from "./workers/pool.js";
import { portable, reportOf, type PortableReport } from "./workers/portable-report.js";

/** A file, and what is found in it; whoever reads the reports is thrown what the file system throws. */
export interface CheckedFile {
  readonly file: FileToCheck;
  readonly reports: AsyncIterable<Report>;
}

export interface Checking {
  /** In how many threads files are read; left out to have the cores and the amount of work decide. */
  readonly concurrency: number | undefined;
  readonly cache: FindingsCache | undefined;
  /** Takes how many threads there were, when there was more than one. */
  readonly ended: (threads: number) => void;
}

/** In bytes of markup, which takes longest to read. With less, a thread would have its own start as its most work. */
const leastForThreads = 3 << 20;

/** How many bytes of scripts, most of which are not parsed, are read in the time of one of markup. */
const paceOfScripts = 6;
const scripts: ReadonlySet<LanguageName> = new Set<LanguageName>(["javascript", "jsx", "typescript", "tsx"]);

/** What is found in files, in their order. */
export async function* checkFiles(files: Iterable<FileToCheck>, checking: Checking): AsyncGenerator<CheckedFile> {
  const { concurrency = availableParallelism(), cache } = checking;
  const iterator = files[Symbol.iterator]();
  const first: FileToCheck[] = [];
  const isAsked = checking.concurrency !== undefined;
  const isMuch = concurrency > 1 && (isAsked || hasBytes(iterator, { seen: first, cache }));
  const all = chained(first, iterator);
  if (isMuch) yield* inThreads(all, concurrency, checking);
  else for (const file of all) yield { file, reports: keptReports(file, cache, () => checkFile(file)) };
}

/** What has been looked at before files are checked. */
interface Looked {
  readonly seen: FileToCheck[];
  readonly cache: FindingsCache | undefined;
}

/** Whether there is enough for several threads in files that the cache does not know; what was looked at for that is put into `seen`. */
function hasBytes(files: Iterator<FileToCheck>, { seen, cache }: Looked): boolean {
  let bytes = 0;
  for (let next = files.next(); next.done !== true; next = files.next()) {
    seen.push(next.value);
    if (cache?.knows(next.value) === true) continue;
    bytes += (statSync(next.value.path, { throwIfNoEntry: false })?.size ?? 0) / paceOf(next.value);
    if (bytes >= leastForThreads && (seen.length > 1 || hasStretches(next.value))) return true;
  }
  return false;
}

function paceOf({ path, language }: FileToCheck): number {
  return recordLanguageOf(path, language)?.pace ?? (scripts.has(language) ? paceOfScripts : 1);
}

function* chained<Item>(first: readonly Item[], rest: Iterator<Item>): Generator<Item, undefined> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}

async function* inThreads(
  files: Iterator<FileToCheck>,
  size: number,
  { cache, ended }: Checking,
): AsyncGenerator<CheckedFile> {
  const pool = new Pool(size);
  const known = (file: FileToCheck): readonly PortableReport[] | undefined => cache?.reportsOf(file);
  try {
    for (;;) {
      const smallOnes = new SmallFiles(files);
      for await (const [file, reports] of pool.check(smallOnes, known))
        yield { file, reports: received(cache?.keep(file, reports) ?? reports) };
      const { large } = smallOnes;
      if (large === undefined) return;
      const check = (): AsyncGenerator<Report> => checkInStretches(large, pool);
      yield { file: large, reports: keptReports(large, cache, check) };
    }
  } finally {
    ended(pool.threads);
    await pool.end();
  }
}

/** Files up to the first one that several threads can read side by side. */
class SmallFiles implements Iterable<FileToCheck> {
  readonly #files: Iterator<FileToCheck>;
  /** That file, when all before it have been taken. */
  large: FileToCheck | undefined;

  constructor(files: Iterator<FileToCheck>) {
    this.#files = files;
  }

  *[Symbol.iterator](): Generator<FileToCheck> {
    for (let next = this.#files.next(); next.done !== true; next = this.#files.next()) {
      if (hasStretches(next.value)) {
        this.large = next.value;
        return;
      }
      yield next.value;
    }
  }
}

/** What is found in a file by several threads, if they can share it, or else by this one. */
function checkInStretches(file: FileToCheck, pool: Pool): AsyncGenerator<Report> {
  const streamed = streamedFile(file);
  return streamed === undefined ? checkFile(file) : pool.checkInStretches(streamed);
}

async function* received(reports: AsyncIterable<PortableReport> | Iterable<PortableReport>): AsyncGenerator<Report> {
  for await (const report of reports) yield reportOf(report);
}

/** What is known of a file from a run before, or else what is found in it, which is kept for the next one. */
async function* keptReports(
  file: FileToCheck,
  cache: FindingsCache | undefined,
  check: () => AsyncGenerator<Report>,
): AsyncGenerator<Report> {
  if (cache === undefined) {
    yield* check();
    return;
  }
  const known = cache.reportsOf(file);
  if (known === undefined) yield* received(cache.keep(file, sent(check())));
  else for (const report of known) yield reportOf(report);
}

async function* sent(reports: AsyncIterable<Report>): AsyncGenerator<PortableReport> {
  for await (const report of reports) yield portable(report);
}
