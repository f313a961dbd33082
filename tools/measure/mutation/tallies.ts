import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Tally } from "./tally.js";

type Stored = Readonly<Record<string, Omit<Tally, "file">>>;

/** The last tally of each file, so that a run of some files can write the page of all. */
export class Tallies {
  readonly #path: string;
  readonly #tallies: Map<string, Tally>;

  /** Of what is stored at `path`, the tallies of these files. */
  constructor(path: string, files: readonly string[]) {
    this.#path = path;
    const stored = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Stored) : {};
    const known = Object.entries(stored).filter(([file]) => files.includes(file));
    this.#tallies = new Map(known.map(([file, tally]) => [file, { file, ...tally }]));
  }

  /** Written at once: a run of all files takes long, and may be broken off. */
  store(tally: Tally): void {
    this.#tallies.set(tally.file, tally);
    const stored = this.all().map(({ file, ...counts }) => [file, counts] as const);
    writeFileSync(this.#path, `${JSON.stringify(Object.fromEntries(stored), undefined, 2)}\n`);
  }

  /** In the order of their names; files with nothing to change have none. */
  all(): readonly Tally[] {
    return [...this.#tallies.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  }
}
