/** Finds texts from ascending offsets on, each part of the source being searched once, however often nothing is found. */
export class Seeker {
  readonly #source: string;
  readonly #found = new Map<string, number>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Where `text` begins at or after `offset`, which must not be before the one that was last asked for; or nothing. */
  next(text: string, offset: number): number | undefined {
    const known = this.#found.get(text);
    if (known !== undefined && known >= offset) return known === Infinity ? undefined : known;
    const found = this.#source.indexOf(text, offset);
    this.#found.set(text, found < 0 ? Infinity : found);
    return found < 0 ? undefined : found;
  }
}
