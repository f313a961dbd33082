import type { Span } from "../../findings/span.js";

/** For each UTF-16 code unit of a decoded text, the start and the end of what it is written with in the source. */
interface WrittenUnits {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/**
 * Maps spans of a decoded text to spans of the source; all offsets are UTF-16 code units, all spans half-open. The map
 * has both starts and ends, since source that decodes to nothing may follow an escape: where a line continuation
 * follows `\x7C`, the end of `|` in the source is not the start of the next code unit.
 */
export class SourceMap {
  /** In the source: the start of the first code unit, and the end of the last one. */
  readonly #origin: number;
  readonly #end: number;
  /** Of the decoded text, in UTF-16 code units. */
  readonly length: number;
  /** Absent if the source decodes to itself. */
  readonly #write: (() => WrittenUnits) | undefined;
  #written: WrittenUnits | undefined;

  private constructor(source: Span<"source">, length: number, write?: () => WrittenUnits) {
    this.#origin = source.start;
    this.#end = source.end;
    this.length = length;
    this.#write = write;
  }

  /** For `length` code units of the source, from `origin` on, that decode to themselves. */
  static identity(origin: number, length: number): SourceMap {
    return new SourceMap({ start: origin, end: origin + length }, length);
  }

  /**
   * For a text whose code unit `i` is written at `[starts[i], ends[i])`; both arrays must ascend. A code unit that is
   * not written in the source has an empty span.
   */
  static of(starts: Uint32Array, ends: Uint32Array): SourceMap {
    const source = { start: starts[0] ?? 0, end: ends.at(-1) ?? 0 };
    return new SourceMap(source, starts.length, () => ({ starts, ends }));
  }

  /** For a text of `length` code units, each of which maps to all of `span`. */
  static whole(span: Span<"source">, length: number): SourceMap {
    return new SourceMap(span, length, () => ({
      starts: new Uint32Array(length).fill(span.start),
      ends: new Uint32Array(length).fill(span.end),
    }));
  }

  /** For the texts of several maps, one after the other; their sources must ascend. */
  static join(maps: readonly SourceMap[]): SourceMap {
    const [only] = maps;
    if (maps.length === 1 && only !== undefined) return only;
    const parts = maps.filter((map) => map.length > 0);
    const length = parts.reduce((sum, map) => sum + map.length, 0);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined) return SourceMap.of(new Uint32Array(0), new Uint32Array(0));
    const source = { start: first.#origin, end: last.#end };
    return new SourceMap(source, length, () => SourceMap.#joined(parts, length));
  }

  /** Whether the source decodes to itself. */
  get isIdentity(): boolean {
    return this.#write === undefined;
  }

  /** The map of a part of the text. */
  slice({ start, end }: Span): SourceMap {
    const units = this.#units;
    if (units === undefined) return SourceMap.identity(this.#origin + start, end - start);
    if (start === end) return SourceMap.identity(this.toSource({ start, end }).start, 0);
    return SourceMap.of(units.starts.subarray(start, end), units.ends.subarray(start, end));
  }

  /** Composes two maps: this one leads to the text of `outer`, the result to the source of `outer`. */
  through(outer: SourceMap): SourceMap {
    if (outer.isIdentity && this.isIdentity) {
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

  /**
   * The source of a span of the text. An empty span maps to an empty span: at the start of the code unit at that
   * offset, or, at the end of the text, at the end of the last code unit.
   */
  toSource({ start, end }: Span): Span<"source"> {
    if (start === 0 && end === this.length && end > 0) return { start: this.#origin, end: this.#end };
    if (start < end) return { start: this.#startOf(start), end: this.#endOf(end - 1) };
    const offset = start < this.length || this.length === 0 ? this.#startOf(start) : this.#endOf(this.length - 1);
    return { start: offset, end: offset };
  }

  /** Whether an edit may begin or end at an offset of the text: not within an escape of several code units. */
  isBoundary(offset: number): boolean {
    if (this.isIdentity || offset <= 0 || offset >= this.length) return true;
    return this.#startOf(offset - 1) !== this.#startOf(offset) || this.#isEdgeOfWritten(offset);
  }

  /** Whether the code units before and after an offset of the text are adjacent in the source, too. */
  isContiguous(offset: number): boolean {
    if (this.isIdentity || offset <= 0 || offset >= this.length) return true;
    return this.#startOf(offset) <= this.#endOf(offset - 1) && !this.#isEdgeOfWritten(offset);
  }

  /** Whether only one of the code units beside an offset is written in the source; the other one is expanded. */
  #isEdgeOfWritten(offset: number): boolean {
    return this.#isWritten(offset - 1) !== this.#isWritten(offset);
  }

  #isWritten(unit: number): boolean {
    return this.#startOf(unit) < this.#endOf(unit);
  }

  /** Computed on first use: most texts are never mapped. */
  get #units(): WrittenUnits | undefined {
    return (this.#written ??= this.#write?.());
  }

  #startOf(unit: number): number {
    const units = this.#units;
    return units === undefined ? this.#origin + unit : (units.starts[unit] ?? this.#origin);
  }

  #endOf(unit: number): number {
    const units = this.#units;
    return units === undefined ? this.#origin + unit + 1 : (units.ends[unit] ?? this.#origin);
  }

  static #joined(parts: readonly SourceMap[], length: number): WrittenUnits {
    const starts = new Uint32Array(length);
    const ends = new Uint32Array(length);
    let offset = 0;
    for (const part of parts) {
      for (let unit = 0; unit < part.length; unit++) {
        starts[offset + unit] = part.#startOf(unit);
        ends[offset + unit] = part.#endOf(unit);
      }
      offset += part.length;
    }
    return { starts, ends };
  }
}
