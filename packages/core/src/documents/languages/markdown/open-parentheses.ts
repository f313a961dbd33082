/** Counts the open parentheses in the lines of a paragraph, outside code and destinations. */
export class OpenParentheses {
  readonly #lines: string;
  #next = 0;
  #depth = 0;

  constructor(lines: string) {
    this.#lines = lines;
  }

  /** The number of parentheses that are open before the span that was passed over last. */
  get depth(): number {
    return this.#depth;
  }

  /** Counts up to `start` and continues at `end`; the offsets must be ascending. */
  passOver(start: number, end: number): void {
    for (; this.#next < start; this.#next++) this.#take(this.#lines[this.#next]);
    this.#next = Math.max(this.#next, end);
  }

  #take(character: string | undefined): void {
    if (character === "(" || character === "\uFF08") this.#depth++;
    // A closing parenthesis without an opening one ends the number of a list item, or is part of an emoticon.
    else if ((character === ")" || character === "\uFF09") && this.#depth > 0) this.#depth--;
  }
}
