import { lowerBound } from "./lower-bound.js";
import type { Span } from "../findings/span.js";
import { isHighSurrogate, isLowSurrogate } from "./surrogate.js";

/** A part of a text, the same object for as long as no change touches it. */
export interface Stretch {
  readonly text: string;
}

/** A part of a text, and where it starts. */
export interface Chunk extends Stretch {
  readonly start: number;
}

/** A text as it is, or one that is expected to change. */
export type Source = string | ChangingText;

/** How long a stretch is; one that has become a quarter of it or twice as long is joined with its neighbor or parted. */
const usual = 8192;

/**
 * A text that is kept in stretches: after a change all but a few of them are those of the text before. An engine copies
 * all of a string for each change, which costs more than all that follows where a text is long. No two stretches meet
 * within a surrogate pair or a CRLF.
 */
export class ChangingText {
  readonly length: number;
  readonly stretches: readonly Stretch[];
  /** Where each stretch starts. */
  readonly starts: readonly number[];
  readonly #usual: number;
  #whole: string | undefined;

  private constructor(stretches: readonly Stretch[], stretch: number, whole?: string) {
    const starts: number[] = [];
    let length = 0;
    for (const { text } of stretches) {
      starts.push(length);
      length += text.length;
    }
    this.stretches = stretches;
    this.starts = starts;
    this.length = length;
    this.#usual = stretch;
    this.#whole = whole;
  }

  static of(text: string, stretch = usual): ChangingText {
    return new ChangingText(stretchesOf(text, stretch), stretch, text);
  }

  /** All of the text; to put it together takes as long as it is. */
  toString(): string {
    return (this.#whole ??= this.stretches.map(({ text }) => text).join(""));
  }

  slice(start: number, end = this.length): string {
    const until = Math.min(end, this.length);
    if (start <= 0 && until === this.length) return this.toString();
    let slice = "";
    for (let at = Math.max(0, start); at < until;) {
      const { text, start: from } = this.chunkAt(at);
      slice += text.slice(at - from, until - from);
      at = from + text.length;
    }
    return slice;
  }

  /** The stretch that holds the unit at an offset; at the end of the text, the last one. */
  chunkAt(offset: number): Chunk {
    const index = this.indexAt(offset);
    return { text: this.stretches[index]?.text ?? "", start: this.starts[index] ?? 0 };
  }

  /** Which of the stretches holds the unit at an offset. */
  indexAt(offset: number): number {
    return Math.max(0, lowerBound(this.starts.length, (index) => (this.starts[index] ?? 0) <= offset) - 1);
  }

  /** The text with `inserted` in place of `span`. */
  replace({ start, end }: Span<"source">, inserted: string): ChangingText {
    const shortest = this.#usual / 4;
    let from = this.indexAt(start);
    let to = this.indexAt(end) + 1;
    const before = this.#textAt(from).slice(0, start - (this.starts[from] ?? 0));
    let text = before + inserted + this.#textAt(to - 1).slice(end - (this.starts[to - 1] ?? 0));
    while (from > 0 && (text.length < shortest || areOne(this.#textAt(from - 1), text)))
      text = this.#textAt(--from) + text;
    while (to < this.stretches.length && (text.length < shortest || areOne(text, this.#textAt(to))))
      text += this.#textAt(to++);
    const stretches = stretchesOf(text, this.#usual);
    return new ChangingText([...this.stretches.slice(0, from), ...stretches, ...this.stretches.slice(to)], this.#usual);
  }

  #textAt(index: number): string {
    return this.stretches[index]?.text ?? "";
  }
}

function stretchesOf(text: string, stretch: number): Stretch[] {
  const longest = stretch * 2;
  if (text.length <= longest) return [{ text }];
  const stretches: Stretch[] = [];
  for (let start = 0; start < text.length;) {
    let end = text.length - start <= longest ? text.length : start + stretch;
    while (isWithin(text, end)) end++;
    stretches.push({ text: text.slice(start, end) });
    start = end;
  }
  return stretches;
}

/** Whether something ends in the second text that begins in the first one. */
function areOne(first: string, second: string): boolean {
  return isWithin(first.slice(-1) + second.slice(0, 1), 1);
}

/** Whether an offset is within a surrogate pair or a CRLF. */
function isWithin(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  return (before === 0x0d && after === 0x0a) || (isHighSurrogate(before) && isLowSurrogate(after));
}

/** The part of a source that holds the unit at an offset: all of it, if it is one string. */
export function chunkAt(source: Source, offset: number): Chunk {
  return typeof source === "string" ? { text: source, start: 0 } : source.chunkAt(offset);
}

/** A text for those who need little of it. */
export interface Sliceable {
  slice(start: number, end: number): string;
}

/** The text from an offset on, of which nothing is copied. */
export function textFrom(source: Sliceable, offset: number): Sliceable {
  return { slice: (start, end) => source.slice(offset + start, offset + end) };
}
