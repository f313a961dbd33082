/** Counts the parentheses that the lines of a paragraph leave open, outside code and destinations. */
export class OpenParentheses {
  readonly #lines: string;
  #next = 0;
  #depth = 0;

  constructor(lines: string) {
    this.#lines = lines;
  }

  /** Those before what was passed over last. */
  get depth(): number {
    return this.#depth;
  }

  /** Counts up to `start`, and goes on at `end`; the offsets must not fall. */
  passOver(start: number, end: number): void {
    for (; this.#next < start; this.#next++) this.#take(this.#lines[this.#next]);
    this.#next = Math.max(this.#next, end);
  }

  #take(character: string | undefined): void {
    if (character === "(" || character === "\uFF08") this.#depth++;
    // One that nothing opens ends the number of an item, or is part of a face.
    else if ((character === ")" || character === "\uFF09") && this.#depth > 0) this.#depth--;
  }
}
