import type { CatalogueEntry } from "@irilint/core";
import { catalogue } from "@irilint/core/literals";

let entries: ReadonlyMap<string, CatalogueEntry> | undefined;

/** What the catalogue says of a code. The catalogue is not asked for before: nothing of core is needed to start. */
export function entryOfCode(code: string): CatalogueEntry | undefined {
  entries ??= new Map(catalogue.map((entry) => [entry.code, entry]));
  return entries.get(code);
}
