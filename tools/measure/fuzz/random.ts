import { mixed, mulberry32 } from "../mulberry32.js";

/** Numbers that look random and follow from two others, so that any input of a run can be made again by itself. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** One of a list that has members. */
  pick<T>(list: readonly T[]): T;
}

/** The numbers for one input of a run, which begin at a mixture of both. */
export function randomOf(seed: number, index: number): Random {
  const next = mulberry32(mixed(seed ^ mixed(index + 0x9e3779b9)));
  const below = (limit: number): number => Math.floor((next() / 0x100000000) * limit);
  return {
    below,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
  };
}
