/** A part of some bytes. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** So many names are remembered; of two that would have the same place, the later one. A power of two. */
const mostNames = 2048;

/** In bytes. A longer name is not remembered. */
const longestName = 128;

/** FNV-1a, the prime of 32 bits. */
const prime = 0x01000193;

/**
 * Names as bytes, which recur in a document, each with a value that is made when it is first asked for. To look one up takes a fraction of the
 * time that it takes to make a text of it.
 */
export class NameMemory<Value extends object> {
  readonly #bytes = Buffer.alloc(mostNames * longestName);
  /** 0 where there is no name. */
  readonly #lengths = new Uint8Array(mostNames);
  readonly #values: (Value | undefined)[] = Array.from({ length: mostNames });

  /** The hash of what had `hash`, and one more byte; that of nothing is 0. */
  static hashWith(hash: number, byte: number): number {
    return Math.imul(hash ^ byte, prime);
  }

  has(bytes: Uint8Array, { start, end }: Stretch, hash: number): boolean {
    const place = placeOf(hash);
    const length = end - start;
    if (this.#lengths[place] !== length || length === 0) return false;
    const known = this.#bytes;
    for (let at = start, own = place * longestName; at < end; at++, own++) if (bytes[at] !== known[own]) return false;
    return true;
  }

  add(bytes: Uint8Array, { start, end }: Stretch, hash: number): void {
    const place = placeOf(hash);
    const length = end - start;
    if (length > longestName) return;
    this.#bytes.set(bytes.subarray(start, end), place * longestName);
    this.#lengths[place] = length;
    this.#values[place] = undefined;
  }

  /** What goes with a name: what `make` makes of it, or made before. */
  valueOf(bytes: Buffer, name: Stretch, make: (name: string) => Value): Value {
    let hash = 0;
    for (let at = name.start; at < name.end; at++) hash = NameMemory.hashWith(hash, bytes[at] ?? 0);
    const isKnown = this.has(bytes, name, hash);
    const known = isKnown ? this.#values[placeOf(hash)] : undefined;
    if (known !== undefined) return known;
    const made = make(bytes.toString("utf8", name.start, name.end));
    if (isKnown) this.#values[placeOf(hash)] = made;
    return made;
  }
}

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (mostNames - 1);
}
