/** Searches for a pattern from mostly ascending offsets on, without searching any part of the text twice. */
export class NextMatch {
  readonly #text: string;
  readonly #pattern: RegExp;
  #from = Infinity;
  #found = -1;

  constructor(text: string, pattern: RegExp) {
    this.#text = text;
    this.#pattern = new RegExp(pattern.source, "gu");
  }

  /** Where the first match at or after `offset` begins; the end of the text if there is none. */
  at(offset: number): number {
    if (offset < this.#from || offset > this.#found) {
      this.#pattern.lastIndex = offset;
      this.#from = offset;
      this.#found = this.#pattern.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#found;
  }
}
