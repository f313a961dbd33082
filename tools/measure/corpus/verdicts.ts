import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FileReport } from "./reports.js";

/** What a person found when reading reports: whether they are right, and why. */
export interface Verdict {
  readonly package: string;
  /** The file, or several by a final `*`. */
  readonly path: string;
  readonly code: string;
  readonly verdict: "right" | "wrong";
  readonly why: string;
}

const file = fileURLToPath(new URL("verdicts.json", import.meta.url));

/** The verdicts on the reports of the pinned packages, the first that fits a report being the one on it. */
export function readVerdicts(): Verdict[] {
  return JSON.parse(readFileSync(file, "utf8")) as Verdict[];
}

export function verdictOn(verdicts: readonly Verdict[], name: string, { path, code }: FileReport): Verdict | undefined {
  return verdicts.find((verdict) => verdict.package === name && verdict.code === code && matches(verdict.path, path));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
