import { performance } from "node:perf_hooks";
import type { LanguageName } from "@irilint/core/documents";
import type { Skipped } from "../files/found-files.js";
import { counted } from "../formats/totals.js";

const reasons: Readonly<Record<Skipped, string>> = {
  "never-entered": "called node_modules or .git",
  ignored: "ignored by git or .irilintignore",
  excluded: "excluded by the settings",
  pattern: "ignored by --ignore-pattern",
  foreign: "named as what is installed, copied, built or minified",
  own: "that the cache or the report is written to",
  unknown: "with a name that tells no language",
  "no-file": "neither a file nor a folder, such as a link",
};

/** What a run has read and left out. */
export class Survey {
  readonly #begun = performance.now();
  readonly #languages = new Map<LanguageName, { files: number; bytes: number }>();
  readonly #skipped = new Map<Skipped, number>();
  #files = 0;
  #bytes = 0;
  /** How many files were not read since the cache knows what is in them. */
  known = 0;
  threads = 1;

  read(language: LanguageName, bytes: number): void {
    const { files, bytes: before } = this.#languages.get(language) ?? { files: 0, bytes: 0 };
    this.#languages.set(language, { files: files + 1, bytes: before + bytes });
    this.#files++;
    this.#bytes += bytes;
  }

  skip(reason: Skipped): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  /** `120 files, 3.4 MB, 5.1 MB/s` */
  progress(): string {
    return `${counted(this.#files, "file")}, ${megabytes(this.#bytes)}, ${megabytes(this.#bytes / this.#seconds())}/s`;
  }

  /** All of it, in lines. */
  toString(): string {
    const languages = [...this.#languages].sort(([, a], [, b]) => b.bytes - a.bytes);
    const skipped = [...this.#skipped].sort(([, a], [, b]) => b - a);
    return [
      `Read ${this.progress()}, in ${this.#seconds().toFixed(1)} s, ${counted(this.threads, "thread")}`,
      ...languages.map(
        ([language, { files, bytes }]) => `  ${language}: ${counted(files, "file")}, ${megabytes(bytes)}`,
      ),
      ...(this.known > 0 ? [`Known from the cache: ${counted(this.known, "file")}`] : []),
      ...(skipped.length > 0 ? ["Left out:"] : []),
      ...skipped.map(([reason, count]) => `  ${count} ${reasons[reason]}`),
    ].join("\n");
  }

  #seconds(): number {
    return Math.max(0.001, (performance.now() - this.#begun) / 1000);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
