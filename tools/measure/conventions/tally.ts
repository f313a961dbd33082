import type { Convention } from "../../../packages/core/src/literals/conventions/convention.js";
import { keyOf, type Figures } from "./figures.js";

/** Adds up what conventions decide, a repository at a time. */
export class Tally {
  readonly #times = new Map<string, number>();
  readonly #repositories = new Map<string, number>();
  readonly #entries = new Set<string>();
  readonly #read: Figures["repositories"][number][] = [];
  #ofRepository = new Set<string>();

  readonly tell = (convention: Convention, entries: readonly string[]): void => {
    const key = keyOf(convention);
    this.#times.set(key, (this.#times.get(key) ?? 0) + 1);
    this.#ofRepository.add(key);
    for (const entry of entries) this.#entries.add(entryKey(convention, entry));
  };

  endRepository(repository: string, commit: string, files: number): void {
    for (const key of this.#ofRepository) this.#repositories.set(key, (this.#repositories.get(key) ?? 0) + 1);
    this.#ofRepository = new Set();
    this.#read.push({ repository, commit, files });
  }

  /** Whether a convention has decided something by one of its entries. */
  hasDecided(convention: Convention, entry: string): boolean {
    return this.#entries.has(entryKey(convention, entry));
  }

  figures(): Figures {
    const records = [...this.#times].map(([key, times]) => {
      return [key, { repositories: this.#repositories.get(key) ?? 0, times }] as const;
    });
    return { repositories: this.#read, records: Object.fromEntries(records) };
  }
}

function entryKey(convention: Convention, entry: string): string {
  return `${keyOf(convention)}\n${entry}`;
}
