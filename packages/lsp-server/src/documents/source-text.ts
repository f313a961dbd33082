import type { Span } from "@irilint/core";
import { ChangingText, type Stretch } from "@irilint/core/documents";
import { lowerBound } from "@irilint/core/internal";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Where lines start in a stretch, and how many do in those before it. Its end belongs to it, its start to the one before. */
interface Lines extends StretchLines {
  readonly before: number;
}

interface StretchLines {
  readonly starts: readonly number[];
  /** The longest line that starts and ends in the stretch. */
  readonly longest: number;
}

/** A text and where its lines start. A line ends with LF, CR or CRLF, and nothing else, as the protocol says. */
export class SourceText {
  readonly content: ChangingText;
  /** The lines of the stretches up to the last one that was asked for: of a long text, often nothing but its start is. */
  readonly #lines: Lines[] = [];

  private constructor(content: ChangingText) {
    this.content = content;
  }

  static of(text: string, stretch?: number): SourceText {
    return new SourceText(ChangingText.of(text, stretch));
  }

  get text(): string {
    return this.content.toString();
  }

  get length(): number {
    return this.content.length;
  }

  get lineCount(): number {
    this.#readUpTo(Infinity);
    return linesUpTo(this.#lines.at(-1)) + 1;
  }

  /** The text with `inserted` in place of `span`; only the lines of the change are read again. */
  replace(span: Span<"source">, inserted: string): SourceText {
    return new SourceText(this.content.replace(span, inserted));
  }

  /** The line that holds `offset`. */
  lineOf(offset: number): number {
    const index = this.content.indexAt(offset);
    this.#readUpTo(index);
    const { before, starts } = this.#lines[index] ?? noLines;
    const within = offset - (this.content.starts[index] ?? 0);
    return before + lowerBound(starts.length, (line) => (starts[line] ?? 0) <= within);
  }

  /** Where `line` starts; after the last line, the end of the text. */
  lineStart(line: number): number {
    if (line <= 0) return 0;
    while (linesUpTo(this.#lines.at(-1)) < line) if (!this.#readNext()) return this.length;
    const index = lowerBound(this.#lines.length, (at) => (this.#lines[at]?.before ?? 0) < line) - 1;
    const { before, starts } = this.#lines[index] ?? noLines;
    return (this.content.starts[index] ?? 0) + (starts[line - before - 1] ?? 0);
  }

  /** Where `line` ends, before its line end. */
  lineEnd(line: number): number {
    const start = this.lineStart(line);
    const end = this.lineStart(line + 1);
    const last = this.content.slice(Math.max(start, end - "\r\n".length), end);
    return end - (/\r\n$|[\r\n]$/u.exec(last)?.[0].length ?? 0);
  }

  /** The length of the longest line with its line end. */
  longestLine(): number {
    let longest = 0;
    let start = 0;
    this.#readUpTo(Infinity);
    for (const [index, { starts, longest: inStretch }] of this.#lines.entries()) {
      const from = this.content.starts[index] ?? 0;
      const [first] = starts;
      if (first === undefined) continue;
      longest = Math.max(longest, inStretch, from + first - start);
      start = from + (starts.at(-1) ?? first);
    }
    return Math.max(longest, this.length - start);
  }

  #readUpTo(index: number): void {
    while (this.#lines.length <= index) if (!this.#readNext()) return;
  }

  /** Reads the lines of one more stretch; whether there was one. */
  #readNext(): boolean {
    const stretch = this.content.stretches[this.#lines.length];
    if (stretch === undefined) return false;
    this.#lines.push({ before: linesUpTo(this.#lines.at(-1)), ...linesIn(stretch) });
    return true;
  }
}

/** How many lines start up to the end of a stretch, without the first one of the text. */
function linesUpTo(lines: Lines | undefined): number {
  return lines === undefined ? 0 : lines.before + lines.starts.length;
}

const noLines: Lines = { before: 0, starts: [], longest: 0 };

const known = new WeakMap<Stretch, StretchLines>();

function linesIn(stretch: Stretch): StretchLines {
  const lines = known.get(stretch) ?? linesOf(stretch.text);
  known.set(stretch, lines);
  return lines;
}

function linesOf(text: string): StretchLines {
  const starts = lineStartsOf(text);
  let longest = 0;
  for (let line = 1; line < starts.length; line += 1)
    longest = Math.max(longest, (starts[line] ?? 0) - (starts[line - 1] ?? 0));
  return { starts, longest };
}

/** The offsets after the line ends. */
function lineStartsOf(text: string): number[] {
  const starts: number[] = [];
  for (let offset = 1; offset <= text.length; offset += 1) {
    const before = text.charCodeAt(offset - 1);
    if (before === lineFeed || (before === carriageReturn && text.charCodeAt(offset) !== lineFeed)) starts.push(offset);
  }
  return starts;
}
