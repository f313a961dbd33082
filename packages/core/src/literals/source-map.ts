import type { Span } from "../span.js";

/**
 * Where each UTF-16 unit of a decoded text stands in the source. Two arrays are needed, since escapes may be followed
 * by source that decodes to nothing: in `\x7C`, backslash, line end, the end of `|` is not the start of what follows.
 */
export class SourceMap {
  readonly #starts: Uint32Array | undefined;
  readonly #ends: Uint32Array | undefined;
  readonly #origin: number;
  /** The number of units of the decoded text. */
  readonly length: number;

  private constructor(origin: number, length: number, starts?: Uint32Array, ends?: Uint32Array) {
    this.#origin = origin;
    this.length = length;
    this.#starts = starts;
    this.#ends = ends;
  }

  /** For a text of `length` units that stands in the source as it is, from `origin` on. */
  static identity(origin: number, length: number): SourceMap {
    return new SourceMap(origin, length);
  }

  /** For a text of which unit `i` is written at `[starts[i], ends[i])`; both arrays must ascend. */
  static of(starts: Uint32Array, ends: Uint32Array): SourceMap {
    return new SourceMap(starts[0] ?? 0, starts.length, starts, ends);
  }

  get isIdentity(): boolean {
    return this.#starts === undefined;
  }

  /** The source of a span of the text. An empty span maps to the place before the unit at its start, or after the last. */
  toSource({ start, end }: Span): Span<"source"> {
    if (this.#starts === undefined || this.#ends === undefined) {
      return { start: this.#origin + start, end: this.#origin + end };
    }
    if (start === end) {
      const offset = this.#starts[start] ?? this.#ends[this.length - 1] ?? this.#origin;
      return { start: offset, end: offset };
    }
    return { start: this.#starts[start] ?? this.#origin, end: this.#ends[end - 1] ?? this.#origin };
  }
}
