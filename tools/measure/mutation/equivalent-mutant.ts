import type { MutantPlace } from "./mutant.js";

/** A survivor that no row can tell of, and why. */
export interface EquivalentMutant extends MutantPlace {
  readonly reason: string;
}

/** By the path of the file below `packages/core/src`. */
export type EquivalentMutants = Readonly<Record<string, readonly EquivalentMutant[]>>;

export function isAt(one: MutantPlace, other: MutantPlace): boolean {
  return one.within === other.within && one.at === other.at && one.becomes === other.becomes;
}
