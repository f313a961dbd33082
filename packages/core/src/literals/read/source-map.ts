import type { Span } from "../../findings/span.js";

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

  /** For a text of which unit `i` is written at `[starts[i], ends[i])`; both arrays must ascend. Written nowhere is empty. */
  static of(starts: Uint32Array, ends: Uint32Array): SourceMap {
    return new SourceMap(starts[0] ?? 0, starts.length, starts, ends);
  }

  /** For a text of `length` units, each of which stands for all of `span`. */
  static whole({ start, end }: Span<"source">, length: number): SourceMap {
    return new SourceMap(start, length, new Uint32Array(length).fill(start), new Uint32Array(length).fill(end));
  }

  /** For the texts of several maps, one after the other; their sources must ascend. */
  static join(maps: readonly SourceMap[]): SourceMap {
    const [first] = maps;
    if (maps.length === 1 && first !== undefined) return first;
    const length = maps.reduce((sum, map) => sum + map.length, 0);
    const starts = new Uint32Array(length);
    const ends = new Uint32Array(length);
    let offset = 0;
    for (const map of maps) {
      for (let unit = 0; unit < map.length; unit++) {
        starts[offset + unit] = map.#startOf(unit);
        ends[offset + unit] = map.#endOf(unit);
      }
      offset += map.length;
    }
    return SourceMap.of(starts, ends);
  }

  /** Whether the text is spelled in the source unit by unit. */
  get isIdentity(): boolean {
    return this.#starts === undefined;
  }

  /** The map of a part of the text. */
  slice({ start, end }: Span): SourceMap {
    if (this.#starts === undefined || this.#ends === undefined) {
      return SourceMap.identity(this.#origin + start, end - start);
    }
    if (start === end) return SourceMap.identity(this.toSource({ start, end }).start, 0);
    return SourceMap.of(this.#starts.subarray(start, end), this.#ends.subarray(start, end));
  }

  /** The map to the source of `outer`, if what this one maps to is the text of `outer`. */
  through(outer: SourceMap): SourceMap {
    if (outer.#starts === undefined && this.#starts === undefined) {
      return SourceMap.identity(outer.#origin + this.#origin, this.length);
    }
    const starts = new Uint32Array(this.length);
    const ends = new Uint32Array(this.length);
    for (let unit = 0; unit < this.length; unit++) {
      starts[unit] = outer.#startOf(this.#startOf(unit));
      ends[unit] = outer.#endOf(this.#endOf(unit) - 1);
    }
    return this.length === 0
      ? SourceMap.identity(outer.toSource({ start: this.#origin, end: this.#origin }).start, 0)
      : SourceMap.of(starts, ends);
  }

  /** The source of a span of the text. An empty span maps to the place before the unit at its start, or after the last. */
  toSource({ start, end }: Span): Span<"source"> {
    if (start < end) return { start: this.#startOf(start), end: this.#endOf(end - 1) };
    const offset = start < this.length || this.length === 0 ? this.#startOf(start) : this.#endOf(this.length - 1);
    return { start: offset, end: offset };
  }

  /** Whether an edit may begin or end at this offset of the text: not within an escape that stands for several units. */
  isBoundary(offset: number): boolean {
    if (this.#starts === undefined || offset <= 0 || offset >= this.length) return true;
    return this.#startOf(offset - 1) !== this.#startOf(offset) || this.#isEdgeOfWritten(offset);
  }

  /** Whether the units before and after this offset of the text are written with nothing between them. */
  isSeamless(offset: number): boolean {
    if (this.#starts === undefined || offset <= 0 || offset >= this.length) return true;
    return this.#startOf(offset) <= this.#endOf(offset - 1) && !this.#isEdgeOfWritten(offset);
  }

  /** Whether of the units beside this offset one is written, and the other one nowhere. */
  #isEdgeOfWritten(offset: number): boolean {
    return this.#isWritten(offset - 1) !== this.#isWritten(offset);
  }

  #isWritten(unit: number): boolean {
    return this.#startOf(unit) < this.#endOf(unit);
  }

  #startOf(unit: number): number {
    return this.#starts === undefined ? this.#origin + unit : (this.#starts[unit] ?? this.#origin);
  }

  #endOf(unit: number): number {
    return this.#ends === undefined ? this.#origin + unit + 1 : (this.#ends[unit] ?? this.#origin);
  }
}
