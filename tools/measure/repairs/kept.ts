import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Clone } from "../clone.js";
import type { Measured } from "./measured-repair.js";

/** Whether a change mends a fault that could be seen in the text itself. */
export interface Verdict {
  readonly hash: string;
  readonly verdict: "real" | "not";
}

const verdictFile = fileURLToPath(new URL("verdicts.jsonl", import.meta.url));
const measuredFile = fileURLToPath(new URL("measured.jsonl", import.meta.url));

/** By the hash of the change. */
export function readVerdicts(): ReadonlyMap<string, Verdict> {
  const rows = readRows(verdictFile) as Verdict[];
  return new Map(rows.map((row) => [row.hash, row]));
}

export function readMeasured(): Measured[] {
  return readRows(measuredFile) as Measured[];
}

/** Puts what was measured in a clone in the place of what was kept of it. */
export function keepMeasured({ name }: Pick<Clone, "name">, rows: readonly Measured[]): void {
  const others = readMeasured().filter(({ repository }) => repository !== name);
  const all = [...others, ...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  writeFileSync(measuredFile, all.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

function keyOf({ repository, hash }: Measured): string {
  return `${repository} ${hash}`;
}

function readRows(file: string): unknown[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line): unknown => JSON.parse(line));
}
