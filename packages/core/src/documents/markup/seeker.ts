/** Finds texts from mostly ascending offsets on; no part of the source is searched again, however often nothing is found. */
export class Seeker {
  readonly #source: string;
  readonly #searches = new Map<string, { readonly from: number; readonly found: number }>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Where `text` begins at or after `offset`, if it does. */
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
