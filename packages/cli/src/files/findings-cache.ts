import { createHash, hash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { holdsSecret, type Settings } from "@irilint/core/literals";
import type { FileToCheck } from "../engine/check-file.js";
import { pathFromRoot } from "../engine/check-text.js";
import type { PortableReport } from "../engine/workers/portable-report.js";
import { noCounts } from "../formats/message.js";
import { pathFrom } from "../formats/paths.js";
import { version } from "../manifest.js";
import { OutputFile } from "./output-file.js";

type KeptReport = Omit<PortableReport, "filePath">;

/** What was found in a file that had this key. */
interface Entry {
  readonly key: string;
  readonly reports: readonly KeptReport[];
}

/** As it is written: of a file of which there is nothing to tell, as most are, the key alone. */
type WrittenEntry = Entry | string;

const nothingToTell: readonly KeptReport[] = [
  { messages: [], isFirst: true, isLast: true, counts: noCounts, lines: [], bytes: [] },
];

/** In UTF-16 code units. What is longer is found again sooner than it is read. */
const longestEntry = 1 << 20;

/**
 * What was found in files, in a file for the next run. It is known again by the content of a file, its path from the root
 * of its project, the settings for it and the version of this program, and by nothing that a copy or a checkout changes.
 */
export class FindingsCache {
  readonly #path: string;
  readonly #folder: string;
  readonly #entries: Map<string, Entry>;
  /** The names of files that this run has seen, so that they are there. */
  readonly #seen = new Set<string>();
  /** Whether the file for the next run is another one than that of the last. */
  #hasChanged: boolean;
  readonly #settings = new WeakMap<Settings, string>();
  /** The paths of folders from the roots of their projects. */
  readonly #folders = new Map<string, string>();
  /** The keys of files that are being checked. */
  readonly #keys = new Map<string, string>();
  /** The names of files that have been read, and are as they were. */
  readonly #recognized = new Set<string>();
  /** How many files were known. */
  known = 0;

  /** `folder` is the one from which the file at `path` names others. */
  constructor(path: string, folder: string) {
    this.#path = path;
    this.#folder = folder;
    const entries = readEntries(path);
    this.#entries = entries ?? new Map<string, Entry>();
    this.#hasChanged = entries === undefined;
  }

  /** Whether a file is as it was, for which it is read once. */
  knows(file: FileToCheck): boolean {
    const name = this.#nameOf(file.path);
    const entry = this.#entries.get(name);
    if (entry === undefined || entry.key !== this.#keyOf(file)) return false;
    this.#recognized.add(name);
    return true;
  }

  /** What was found in a file that is as it was; nothing where it cannot be read. */
  reportsOf(file: FileToCheck): readonly PortableReport[] | undefined {
    const name = this.#nameOf(file.path);
    const entry = this.#entries.get(name);
    this.#seen.add(name);
    const key = this.#recognized.delete(name) ? entry?.key : this.#keyOf(file);
    if (key === undefined) return undefined;
    if (entry?.key !== key) {
      this.#keys.set(name, key);
      return undefined;
    }
    this.known++;
    return entry.reports.map((report) => ({ ...report, filePath: file.path }));
  }

  /**
   * The same reports on a file; when all have come, they are kept for the next run, unless other files, which may change by
   * then, had a say in them, or a line of theirs holds a password or a token.
   */
  async *keep(
    { path }: FileToCheck,
    reports: AsyncIterable<PortableReport> | Iterable<PortableReport>,
  ): AsyncGenerator<PortableReport> {
    const kept: KeptReport[] = [];
    let length = 0;
    let mayKeep = true;
    for await (const report of reports) {
      length += report.lines.join("").length;
      mayKeep &&= report.dependsOnFiles !== true && !report.lines.some(holdsSecret);
      const { filePath: _, ...rest } = report;
      if (length <= longestEntry) kept.push(rest);
      yield report;
    }
    const name = this.#nameOf(path);
    const key = this.#keys.get(name);
    this.#keys.delete(name);
    if (key === undefined) return;
    this.#hasChanged = true;
    if (mayKeep && length <= longestEntry) this.#entries.set(name, { key, reports: kept });
    else this.#entries.delete(name);
  }

  /** Writes all that is known of files that are still there, if that is not what was known before. Throws what the file system throws. */
  write(): void {
    const there = [...this.#entries].filter(
      ([name]) => this.#seen.has(name) || existsSync(resolve(this.#folder, name)),
    );
    if (!this.#hasChanged && there.length === this.#entries.size) return;
    const entries = Object.fromEntries(there.map(([name, entry]) => [name, written(entry)]));
    OutputFile.replace(this.#path, JSON.stringify({ version, entries }));
  }

  /** Nothing of a file that cannot be read: whoever checks it is told why. */
  #keyOf(file: FileToCheck): string | undefined {
    const described = this.#describe(file);
    try {
      return keyOf(described, file.path);
    } catch {
      return undefined;
    }
  }

  /** All but its content that what is found in a file depends on. */
  #describe({ path, language, charset, settings, tellsUnused }: FileToCheck): string {
    const told = this.#settings.get(settings) ?? hash("sha256", JSON.stringify(settings), "base64url");
    this.#settings.set(settings, told);
    return JSON.stringify([version, language, charset, tellsUnused, told, this.#pathFromRoot(path)]);
  }

  /** The root is looked for once for each folder: many files are in few of them. */
  #pathFromRoot(path: string): string {
    const folder = dirname(path);
    const fromRoot = this.#folders.get(folder) ?? pathFromRoot(join(folder, anyName)).slice(0, -anyName.length);
    this.#folders.set(folder, fromRoot);
    return fromRoot + basename(path);
  }

  #nameOf(path: string): string {
    return pathFrom(this.#folder, path);
  }
}

const anyName = "a";

function readEntries(path: string): Map<string, Entry> | undefined {
  try {
    const read = JSON.parse(readFileSync(path, "utf8")) as { version: string; entries: Record<string, WrittenEntry> };
    if (read.version !== version) return undefined;
    return new Map(Object.entries(read.entries).map(([name, entry]) => [name, entryOf(entry)]));
  } catch {
    // What is not there, or is not whole, says nothing.
    return undefined;
  }
}

function entryOf(entry: WrittenEntry): Entry {
  return typeof entry === "string" ? { key: entry, reports: nothingToTell } : entry;
}

function written(entry: Entry): WrittenEntry {
  return isDeepStrictEqual(entry.reports, nothingToTell) ? entry.key : entry;
}

const piece = Buffer.alloc(1 << 18);

/** The key of a file by what else it depends on, which tells where it ends, and its content. */
function keyOf(described: string, path: string): string {
  const start = piece.write(described);
  const descriptor = openSync(path, "r");
  try {
    const end = fillPiece(descriptor, start);
    // By far the most files are read at once, and what is short is hashed in a third of the time so.
    if (end < piece.length) return hash("sha256", piece.subarray(0, end), "base64url");
    const rest = createHash("sha256").update(piece);
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece))
      rest.update(piece.subarray(0, length));
    return rest.digest("base64url");
  } finally {
    closeSync(descriptor);
  }
}

/** Reads into the piece from an offset on, and tells where the file has ended, or the piece: a file system may give less than is asked for. */
function fillPiece(descriptor: number, start: number): number {
  let end = start;
  while (end < piece.length) {
    const length = readSync(descriptor, piece, end, piece.length - end, null);
    if (length === 0) break;
    end += length;
  }
  return end;
}
