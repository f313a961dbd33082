/** Mulberry32 by Tommy Ettinger: whole numbers of 32 bits that look random, and are the same for the same `seed`. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state);
  };
}

/** A number of 32 bits every bit of which depends on many of the given one's. */
export function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), value | 1);
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
  return (hash ^ (hash >>> 14)) >>> 0;
}
