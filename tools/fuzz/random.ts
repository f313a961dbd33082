/** Numbers that look random and follow from two others, so that any input of a run can be made again by itself. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** One of a list that has members. */
  pick<T>(list: readonly T[]): T;
}

/** The numbers for one input of a run: Mulberry32, begun at a mixture of both. */
export function randomOf(seed: number, index: number): Random {
  let state = mixed(seed ^ mixed(index + 0x9e3779b9));
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    return Math.floor((mixed(state) / 0x100000000) * limit);
  };
  return {
    below,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
  };
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), value | 1);
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
  return (hash ^ (hash >>> 14)) >>> 0;
}
