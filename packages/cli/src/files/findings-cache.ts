import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { holdsSecret, type Settings } from "@irilint/core/literals";
import type { FileToCheck } from "../engine/check-file.js";
import { pathFromRoot } from "../engine/check-text.js";
import type { PortableReport } from "../engine/workers/portable-report.js";
import { version } from "../manifest.js";
import { OutputFile } from "./output-file.js";

/** What was found in a file that had this key. */
interface Entry {
  readonly key: string;
  readonly reports: readonly PortableReport[];
}

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
  readonly #settings = new WeakMap<Settings, string>();
  /** The keys of files that are being checked. */
  readonly #keys = new Map<string, string>();
  /** How many files were known. */
  known = 0;

  /** `folder` is the one from which the file at `path` names others. */
  constructor(path: string, folder: string) {
    this.#path = path;
    this.#folder = folder;
    this.#entries = readEntries(path);
  }

  /** What was found in a file that is as it was. Throws what the file system throws. */
  reportsOf(file: FileToCheck): readonly PortableReport[] | undefined {
    const name = this.#nameOf(file.path);
    const key = this.#keyOf(file);
    const entry = this.#entries.get(name);
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
    const kept: PortableReport[] = [];
    let length = 0;
    let mayKeep = true;
    for await (const report of reports) {
      length += report.lines.join("").length;
      mayKeep &&= report.dependsOnFiles !== true && !report.lines.some(holdsSecret);
      if (length <= longestEntry) kept.push(report);
      yield report;
    }
    const name = this.#nameOf(path);
    const key = this.#keys.get(name);
    this.#keys.delete(name);
    if (key === undefined) return;
    if (mayKeep && length <= longestEntry) this.#entries.set(name, { key, reports: kept });
    else this.#entries.delete(name);
  }

  /** Writes all that is known of files that are still there. Throws what the file system throws. */
  write(): void {
    const there = [...this.#entries].filter(([name]) => existsSync(resolve(this.#folder, name)));
    OutputFile.replace(this.#path, JSON.stringify({ version, entries: Object.fromEntries(there) }));
  }

  #keyOf({ path, language, charset, settings, tellsUnused }: FileToCheck): string {
    const hash = createHash("sha256");
    const told = this.#settings.get(settings) ?? JSON.stringify(settings);
    this.#settings.set(settings, told);
    hash.update(JSON.stringify([version, language, charset, tellsUnused, told, pathFromRoot(path)]));
    addContent(hash, path);
    return hash.digest("base64url");
  }

  #nameOf(path: string): string {
    return relative(this.#folder, path).split(sep).join("/");
  }
}

function readEntries(path: string): Map<string, Entry> {
  try {
    const read = JSON.parse(readFileSync(path, "utf8")) as { version: string; entries: Record<string, Entry> };
    return new Map(read.version === version ? Object.entries(read.entries) : []);
  } catch {
    // What is not there, or is not whole, says nothing.
    return new Map();
  }
}

const piece = Buffer.alloc(1 << 18);

function addContent(hash: ReturnType<typeof createHash>, path: string): void {
  const descriptor = openSync(path, "r");
  try {
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece))
      hash.update(piece.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
}
