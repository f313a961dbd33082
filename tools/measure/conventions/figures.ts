import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { conventions } from "../../../packages/core/src/literals/conventions/registry.js";
import type { Convention } from "../../../packages/core/src/literals/conventions/convention.js";

/** What a convention has decided. */
export interface Figure {
  /** In how many repositories. */
  readonly repositories: number;
  /** How many places, texts, holes and findings. */
  readonly times: number;
  /** Whether it was counted in all files of `Figures.whole`. */
  readonly isWhole?: true;
}

/** Files in which something was counted. */
export interface CountedClone {
  readonly repository: string;
  readonly commit: string;
  readonly files: number;
}

/** A count over public repositories. */
export interface Figures {
  readonly repositories: readonly CountedClone[];
  /** Repositories of which all files were read, for what had decided nothing in the others. */
  readonly whole?: readonly CountedClone[];
  /** By what `keyOf` makes of a convention. A convention that was there and decided nothing has a zero. */
  readonly records: Readonly<Record<string, Figure>>;
}

const kept = fileURLToPath(new URL("measured.json", import.meta.url));

/** So many files are drawn by lot from a repository, so that no large one takes the time of a hundred others. */
export const filesOfEach = 300;

const nothing: Figure = { repositories: 0, times: 0 };

/** A convention that gets another name is counted anew. */
export function keyOf({ kind, name }: Pick<Convention, "kind" | "name">): string {
  return `${kind}: ${name}`;
}

/** What is known of a convention; nothing if it is younger than the count. */
export function figureOf(convention: Pick<Convention, "kind" | "name">, { records }: Figures): Figure | undefined {
  return records[keyOf(convention)];
}

export function readFigures(): Figures {
  return JSON.parse(readFileSync(kept, "utf8")) as Figures;
}

/**
 * A count, and for each convention that had decided nothing in it what it has decided in whole repositories: those counted before, these,
 * and those that are read again for conventions that have come since or that have decided nothing yet.
 */
export function withWhole(
  { repositories, whole: before = [], records }: Figures,
  counted: Figures,
  again: Figures,
): Figures {
  const all = conventions.map(keyOf).map((key): [string, Figure] => {
    const figure = records[key];
    if (figure !== undefined && figure.times > 0 && figure.isWhole !== true) return [key, figure];
    const known = figure === undefined || figure.times === 0 ? again.records[key] : figure;
    const parts = [known, counted.records[key]];
    return [key, { ...parts.map((part) => part ?? nothing).reduce(added), isWhole: true }];
  });
  return { repositories, whole: [...before, ...counted.repositories], records: Object.fromEntries(all) };
}

function added(a: Figure, b: Figure): Figure {
  return { repositories: a.repositories + b.repositories, times: a.times + b.times };
}

/** Puts the figures in the place of those that were kept, with a zero for each convention that has decided nothing. */
export async function keepFigures({ repositories, whole, records }: Figures): Promise<void> {
  const all = conventions.map((convention) => [keyOf(convention), records[keyOf(convention)] ?? nothing] as const);
  const json = JSON.stringify({
    repositories: byName(repositories),
    ...(whole && { whole: byName(whole) }),
    records: Object.fromEntries(all),
  });
  writeFileSync(kept, await format(json, { ...(await resolveConfig(kept)), filepath: kept }));
}

function byName(clones: readonly CountedClone[]): CountedClone[] {
  return [...clones].sort((a, b) => (a.repository < b.repository ? -1 : 1));
}
