/** Searches for texts from mostly ascending offsets on, without searching any part of the source twice. */
export class Seeker {
  readonly #source: string;
  readonly #searches = new Map<string, { readonly from: number; readonly found: number }>();

  constructor(source: string) {
    this.#source = source;
  }

  /** The offset of `text` at or after `offset`; undefined if it does not occur. */
  next(text: string, offset: number): number | undefined {
    let search = this.#searches.get(text);
    if (search === undefined || offset < search.from || offset > search.found) {
      const found = this.#source.indexOf(text, offset);
      search = { from: offset, found: found < 0 ? Infinity : found };
      this.#searches.set(text, search);
    }
    return search.found === Infinity ? undefined : search.found;
  }
}
