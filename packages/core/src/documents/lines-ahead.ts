/** The lines of a text from an offset on, made one by one when they are asked for. */
export class LinesAhead<Line> {
  readonly #lines: Line[] = [];
  readonly #starts: number[] = [];
  readonly #text: string;
  readonly #lineAt: (start: number) => { readonly line: Line; readonly next: number };
  #next: number;

  /** `lineAt` makes the line at an offset, together with the offset of the next one. */
  constructor(text: string, start: number, lineAt: (start: number) => { readonly line: Line; readonly next: number }) {
    this.#text = text;
    this.#next = start;
    this.#lineAt = lineAt;
  }

  at(index: number): Line | undefined {
    while (this.#lines.length <= index && this.#next < this.#text.length) {
      const { line, next } = this.#lineAt(this.#next);
      this.#lines.push(line);
      this.#starts.push(this.#next);
      this.#next = next;
    }
    return this.#lines[index];
  }

  /** The offset of a line that was asked for, or of the one behind those; the end of the text behind the last one. */
  startOf(index: number): number {
    return this.#starts[index] ?? this.#next;
  }

  /** The last line that was asked for. */
  get last(): Line | undefined {
    return this.#lines.at(-1);
  }

  /** The offset behind the last code unit that decides these lines: a line feed may follow a carriage return. */
  get lookedTo(): number {
    return this.#next + 1;
  }
}
