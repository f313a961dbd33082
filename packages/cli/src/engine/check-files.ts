import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { FindingsCache } from "../files/findings-cache.js";
import type { Report } from "../formats/format.js";
import { checkFile, type FileToCheck } from "./check-file.js";
import { Pool, type FileReports } from "./workers/pool.js";
import { portable, reportOf, type PortableReport } from "./workers/portable-report.js";

/** A file, and what is found in it; whoever reads the reports is thrown what the file system throws. */
export interface CheckedFile {
  readonly file: FileToCheck;
  readonly reports: AsyncIterable<Report> | Iterable<Report>;
}

export interface Checking {
  /** In how many threads files are read; left out to have the cores and the amount of work decide. */
  readonly concurrency: number | undefined;
  readonly cache: FindingsCache | undefined;
  /** Takes how many threads there are. */
  readonly begun: (threads: number) => void;
}

/** In bytes. With less to read, a thread would have its own start as its most work. */
const leastForThreads = 3 << 20;

/** What is found in files, in their order. */
export async function* checkFiles(files: Iterable<FileToCheck>, checking: Checking): AsyncGenerator<CheckedFile> {
  const { concurrency = availableParallelism(), cache, begun } = checking;
  const iterator = files[Symbol.iterator]();
  const first: FileToCheck[] = [];
  const isAsked = checking.concurrency !== undefined;
  const isMuch = concurrency > 1 && (isAsked || hasBytes(iterator, first));
  const all = chained(first, iterator);
  begun(isMuch ? concurrency : 1);
  if (isMuch) yield* inThreads(all, concurrency, cache);
  else for (const file of all) yield { file, reports: inThisThread(file, cache) };
}

/** Whether there is enough to read for several threads; what was looked at for that is put into `seen`. */
function hasBytes(files: Iterator<FileToCheck>, seen: FileToCheck[]): boolean {
  let bytes = 0;
  for (let next = files.next(); next.done !== true; next = files.next()) {
    seen.push(next.value);
    bytes += statSync(next.value.path, { throwIfNoEntry: false })?.size ?? 0;
    // One file is read by one thread.
    if (bytes >= leastForThreads && seen.length > 1) return true;
  }
  return false;
}

function* chained<Item>(first: readonly Item[], rest: Iterator<Item>): Generator<Item> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}

async function* inThreads(
  files: Iterable<FileToCheck>,
  size: number,
  cache: FindingsCache | undefined,
): AsyncGenerator<CheckedFile> {
  const pool = new Pool(size);
  try {
    const known = (file: FileToCheck): FileReports | undefined => {
      const reports = cache?.reportsOf(file);
      return reports && { reports, mistake: undefined };
    };
    for await (const [file, checked] of pool.check(files, known)) {
      if (checked.mistake === undefined) cache?.keep(file, checked.reports);
      yield { file, reports: received(checked) };
    }
  } finally {
    await pool.end();
  }
}

function* received({ reports, mistake }: FileReports): Generator<Report> {
  for (const report of reports) yield reportOf(report);
  if (mistake !== undefined) throw new Error(mistake);
}

async function* inThisThread(file: FileToCheck, cache: FindingsCache | undefined): AsyncGenerator<Report> {
  const known = cache?.reportsOf(file);
  if (known !== undefined) {
    for (const report of known) yield reportOf(report);
    return;
  }
  const reports: PortableReport[] = [];
  for await (const report of checkFile(file)) {
    if (cache !== undefined) reports.push(portable(report));
    yield report;
  }
  cache?.keep(file, reports);
}
