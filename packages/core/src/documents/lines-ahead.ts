/** The lines of a text from an offset on, each made when it is asked for. */
export class LinesAhead<Line> {
  readonly #lines: Line[] = [];
  readonly #starts: number[] = [];
  readonly #text: string;
  readonly #lineAt: (start: number) => { readonly line: Line; readonly next: number };
  #next: number;

  /** `lineAt` makes the line that begins at an offset, and says where the next one does. */
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

  /** Where the line begins that is next to those that were asked for, or one of them; the end of the text behind the last one. */
  startOf(index: number): number {
    return this.#starts[index] ?? this.#next;
  }

  /** The last of those that were asked for. */
  get last(): Line | undefined {
    return this.#lines.at(-1);
  }

  /** Before which unit the text decides how these lines are: a line feed may follow a carriage return. */
  get lookedTo(): number {
    return this.#next + 1;
  }
}
