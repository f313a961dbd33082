import type { FileToCheck } from "../check-file.js";
import type { PortableReport } from "./portable-report.js";

/** What is found in one of the files of a lot, by the number of that file, or why it could not be read to its end. */
export type FoundInFile = { readonly file: number } & (
  { readonly report: PortableReport } | { readonly mistake: string }
);

/** A part of what is found in a lot of files, in their order. */
export interface FoundInLot {
  readonly found: readonly FoundInFile[];
  readonly isLast: boolean;
  /** Why the thread has ended, such as want of memory. */
  readonly failure?: string;
}

export type ReportsOfFile = readonly [
  file: FileToCheck,
  reports: AsyncIterable<PortableReport> | Iterable<PortableReport>,
];

/** Some files that one thread checks, and what it has found in them. */
export class Lot {
  readonly #files: readonly FileToCheck[];
  readonly #nextPart: () => Promise<FoundInLot>;
  #part: Promise<FoundInLot>;
  /** How much of the part has been read. */
  #read = 0;

  constructor(files: readonly FileToCheck[], first: Promise<FoundInLot>, nextPart: () => Promise<FoundInLot>) {
    this.#files = files;
    this.#part = first;
    this.#nextPart = nextPart;
  }

  /** The files with the reports on each, which are to be read before those on the next; the rest of them are passed over. */
  async *reports(): AsyncGenerator<ReportsOfFile> {
    for (const [index, file] of this.#files.entries()) yield [file, this.#reportsOf(index, file)];
    // The thread is free when all has been read.
    await this.#reportsOf(this.#files.length).next();
  }

  async *#reportsOf(index: number, file?: FileToCheck): AsyncGenerator<PortableReport> {
    for (;;) {
      const { found, isLast, failure } = await this.#part;
      const next = found[this.#read];
      if (next === undefined) {
        if (failure !== undefined && file !== undefined) throw new Error(`${file.path} has not been read: ${failure}`);
        if (isLast) return;
        this.#part = this.#nextPart();
        this.#read = 0;
        continue;
      }
      if (next.file > index) return;
      this.#read++;
      if (next.file < index) continue;
      if ("mistake" in next) throw new Error(next.mistake);
      yield next.report;
    }
  }
}
