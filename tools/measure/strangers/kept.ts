import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Clone } from "../clone.js";
import type { Drawing, Report } from "./reports.js";

/** What a maintainer of the repository would do: mend it, shrug, or say that nothing is wrong. */
export interface Verdict {
  readonly hash: string;
  readonly verdict: "acted on" | "pedantic" | "wrong";
}

/** What was seen of a repository. */
export interface Stranger {
  readonly repository: string;
  readonly commit: string;
  readonly files: number;
  readonly reports: number;
  readonly inTests: number;
  readonly drawn: readonly Report[];
  /** Repositories of one round were new when they were read; kinds that were found in them have been mended before the next. */
  readonly round: number;
}

const verdictFile = fileURLToPath(new URL("verdicts.jsonl", import.meta.url));
const strangerFile = fileURLToPath(new URL("measured.jsonl", import.meta.url));

/** By the hash of the report. */
export function readVerdicts(): ReadonlyMap<string, Verdict> {
  return new Map((readRows(verdictFile) as Verdict[]).map((row) => [row.hash, row]));
}

export function readStrangers(): Stranger[] {
  return readRows(strangerFile) as Stranger[];
}

/** Puts what was seen of a repository in the place of what was kept of it. */
export function keepStranger(
  { name: repository, commit }: Pick<Clone, "name" | "commit">,
  { files, reports, inTests, drawn }: Drawing,
  round: number,
): void {
  const kept = { repository, commit, files, reports, inTests, drawn: drawn.map(({ report }) => report), round };
  const all = [...readStrangers().filter((other) => other.repository !== repository), kept];
  all.sort((a, b) => (a.repository < b.repository ? -1 : 1));
  writeFileSync(strangerFile, all.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

function readRows(file: string): unknown[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line): unknown => JSON.parse(line));
}
