import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseSettingsText } from "@irilint/core/literals";
import type { Report } from "../formats/format.js";
import { countsOf, differenceOf, noCounts, sumOf } from "../formats/message.js";
import { pathFrom } from "../formats/paths.js";
import { OutputFile } from "./output-file.js";

/** How often a finding with this code stands on such a line, by code and a hash of the line. */
type Known = Record<string, Record<string, number>>;

/**
 * The findings that a project puts up with, in a file. They are known by their file, their code and the text of their
 * line, not by its number, so that they stay known when lines move.
 */
export class Suppressions {
  readonly #path: string;
  readonly #folder: string;
  readonly #kept: Readonly<Record<string, Known>>;
  /** What was found in this run by file: of what is known, or all that was added. */
  readonly #found = new Map<string, Known>();
  /** How many were left out of the parts of the file that is being told of. */
  #leftOut = noCounts;

  /** `path` is that of the file, `folder` the one from which it names others. Throws what is wrong with the file. */
  constructor(path: string, folder: string) {
    this.#path = path;
    this.#folder = folder;
    this.#kept = readKept(path);
  }

  /** A report without the findings that are known; those of a file must come in their order. */
  without(report: Report): Report {
    const name = this.#nameOf(report.filePath);
    const kept = this.#kept[name];
    const found = this.#foundIn(name);
    if (kept === undefined) return report;
    const messages = report.messages.filter(({ ruleId, line }) => {
      const lines = kept[ruleId ?? ""];
      if (ruleId === null || lines === undefined) return true;
      const hash = hashOf(report.lineAt(line));
      const known = lines[hash] ?? 0;
      // Others are as many as the file has lines.
      return known === 0 || counted(found, ruleId, hash) > known;
    });
    const before = report.isFirst ? noCounts : this.#leftOut;
    this.#leftOut = sumOf(before, differenceOf(countsOf(report.messages), countsOf(messages)));
    return { ...report, messages, counts: differenceOf(report.counts, this.#leftOut) };
  }

  /** Takes all findings of a report, for `writeAll`. */
  add({ filePath, messages, lineAt }: Report): void {
    const found = this.#foundIn(this.#nameOf(filePath));
    for (const { ruleId, line } of messages) if (ruleId !== null) counted(found, ruleId, hashOf(lineAt(line)));
  }

  #foundIn(name: string): Known {
    const found = this.#found.get(name) ?? {};
    this.#found.set(name, found);
    return found;
  }

  /** How many findings are known that were not found again in the files that were read. */
  get gone(): number {
    let gone = 0;
    for (const [name, found] of this.#found)
      for (const [code, lines] of Object.entries(this.#kept[name] ?? {}))
        for (const [hash, count] of Object.entries(lines)) gone += Math.max(0, count - (found[code]?.[hash] ?? 0));
    return gone;
  }

  /** Writes all that was added, besides what is known of files that were not read. How many findings in how many files those were. */
  writeAll(): { readonly findings: number; readonly files: number } {
    this.#write({ ...this.#kept, ...Object.fromEntries(this.#found) });
    const counts = Array.from(this.#found.values(), (codes) =>
      Object.values(codes)
        .flatMap((lines) => Object.values(lines))
        .reduce((sum, count) => sum + count, 0),
    );
    return {
      findings: counts.reduce((sum, count) => sum + count, 0),
      files: counts.filter((count) => count > 0).length,
    };
  }

  /** Writes what is known and was found again, besides what is known of files that were not read. */
  prune(): void {
    const pruned = Array.from(this.#found, ([name, found]): [string, Known] => [
      name,
      common(this.#kept[name] ?? {}, found),
    ]);
    this.#write({ ...this.#kept, ...Object.fromEntries(pruned) });
  }

  #write(known: Readonly<Record<string, Known>>): void {
    const names = Object.keys(known).filter((name) => Object.keys(known[name] ?? {}).length > 0);
    const files = Object.fromEntries(names.sort().map((name) => [name, known[name]]));
    OutputFile.replace(this.#path, `${JSON.stringify({ version: 1, files }, undefined, 2)}\n`);
  }

  #nameOf(path: string): string {
    return pathFrom(this.#folder, path);
  }
}

function counted(found: Known, ruleId: string, hash: string): number {
  const lines = (found[ruleId] ??= {});
  return (lines[hash] = (lines[hash] ?? 0) + 1);
}

/** Of the text of a line, without what indents it. */
function hashOf(line: string): string {
  return createHash("sha256").update(line.trim()).digest("hex").slice(0, 16);
}

function common(kept: Known, found: Known): Known {
  const codes = Object.entries(kept).map(([code, lines]): [string, Record<string, number>] => {
    const counts = Object.entries(lines).map(([hash, count]): [string, number] => [
      hash,
      Math.min(count, found[code]?.[hash] ?? 0),
    ]);
    return [code, Object.fromEntries(counts.filter(([, count]) => count > 0))];
  });
  return Object.fromEntries(codes.filter(([, lines]) => Object.keys(lines).length > 0));
}

function readKept(path: string): Readonly<Record<string, Known>> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
  const parsed = parseSettingsText(text);
  if (!parsed.ok) throw new Error(`${path} is not valid JSON: ${parsed.message}`);
  if (isSuppressions(parsed.value)) return parsed.value.files;
  throw new Error(`${path} holds no findings; --suppress-all writes such a file.`);
}

function isSuppressions(value: unknown): value is { readonly files: Readonly<Record<string, Known>> } {
  if (!isObject(value) || value["version"] !== 1 || !isObject(value["files"])) return false;
  const lists = Object.values(value["files"]).flatMap((codes) =>
    isObject(codes) ? Object.values(codes) : [undefined],
  );
  return lists.every((lines) => isObject(lines) && Object.values(lines).every((count) => typeof count === "number"));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
