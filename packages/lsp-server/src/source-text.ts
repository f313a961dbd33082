import type { Span } from "@irilint/core";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** A text and where its lines start. A line ends with LF, CR or CRLF, and nothing else, as the protocol says. */
export class SourceText {
  readonly text: string;
  readonly #lineStarts: readonly number[];

  private constructor(text: string, lineStarts: readonly number[]) {
    this.text = text;
    this.#lineStarts = lineStarts;
  }

  static of(text: string): SourceText {
    const lineStarts = [0];
    pushLineStarts(lineStarts, text, 1, text.length);
    return new SourceText(text, lineStarts);
  }

  get lineCount(): number {
    return this.#lineStarts.length;
  }

  /** The text with `inserted` in place of `span`; only the lines of the change are read again. */
  replace({ start, end }: Span<"source">, inserted: string): SourceText {
    const text = this.text.slice(0, start) + inserted + this.text.slice(end);
    const insertedEnd = start + inserted.length;
    const lineStarts = this.#lineStarts.slice(0, this.lineOf(Math.max(0, start - 1)) + 1);
    // A CR or LF at an edge of the change may be one line end with its neighbor now, or no longer.
    pushLineStarts(lineStarts, text, Math.max(1, start), insertedEnd);
    for (let line = this.lineOf(end) + 1; line < this.#lineStarts.length; line += 1) {
      lineStarts.push(this.lineStart(line) + insertedEnd - end);
    }
    return new SourceText(text, lineStarts);
  }

  /** The line that holds `offset`. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.lineStart(middle) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Where `line` starts; after the last line, the end of the text. */
  lineStart(line: number): number {
    return this.#lineStarts[line] ?? this.text.length;
  }

  /** Where `line` ends, before its line end. */
  lineEnd(line: number): number {
    const start = this.lineStart(line);
    let end = this.lineStart(line + 1);
    while (end > start && isLineEnd(this.text.charCodeAt(end - 1))) end -= 1;
    return end;
  }
}

function isLineEnd(unit: number): boolean {
  return unit === lineFeed || unit === carriageReturn;
}

/** Adds the offsets from `from` to `to`, both included and `from` at least 1, at which a line starts. */
function pushLineStarts(lineStarts: number[], text: string, from: number, to: number): void {
  for (let offset = from; offset <= to; offset += 1) {
    const before = text.charCodeAt(offset - 1);
    if (before === lineFeed || (before === carriageReturn && text.charCodeAt(offset) !== lineFeed)) {
      lineStarts.push(offset);
    }
  }
}
