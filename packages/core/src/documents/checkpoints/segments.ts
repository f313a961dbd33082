import { lowerBound } from "../../text/lower-bound.js";
import type { Kept, Sequence } from "../../literals/locating/index.js";

/** Items that were found together, and how far they have moved since then, in UTF-16 code units. */
export interface Segment<Item> {
  readonly items: readonly Item[];
  readonly by: number;
}

/** A sequence of items in segments; the items of a segment get their present offsets when they are asked for. */
export class Segments<Item> implements Sequence<Item> {
  readonly length: number;
  readonly segments: readonly Segment<Item>[];
  /** How many items stand before each segment. */
  readonly #before: readonly number[];
  readonly #shifted: (item: Item, by: number) => Item;

  constructor(segments: readonly Segment<Item>[], shifted: (item: Item, by: number) => Item) {
    const before: number[] = [];
    let length = 0;
    for (const { items } of segments) {
      before.push(length);
      length += items.length;
    }
    this.length = length;
    this.segments = segments;
    this.#before = before;
    this.#shifted = shifted;
  }

  /** The segments of a sequence: one, if nothing more is known of it. */
  static of<Item>(sequence: Sequence<Item>, shifted: (item: Item, by: number) => Item): Segments<Item> {
    return sequence instanceof Segments ? sequence : new Segments([{ items: sequence.slice(), by: 0 }], shifted);
  }

  get groups(): readonly (readonly Item[])[] {
    return this.segments.map(({ items }) => items);
  }

  slice(start = 0, end = this.length): readonly Item[] {
    const slice: Item[] = [];
    const before = this.#before;
    let index = Math.max(0, lowerBound(before.length, (at) => (before[at] ?? 0) <= start) - 1);
    for (; index < before.length && (before[index] ?? 0) < end; index++) {
      const first = before[index] ?? 0;
      const { items, by } = this.segments[index] ?? { items: [], by: 0 };
      const last = Math.min(items.length, end - first);
      for (let at = Math.max(0, start - first); at < last; at++) {
        const item = items[at];
        if (item !== undefined) slice.push(by === 0 ? item : this.#shifted(item, by));
      }
    }
    return slice;
  }

  keptFrom(before: Sequence<Item>): Kept {
    if (!(before instanceof Segments)) return { first: 0, last: 0 };
    const formers: readonly Segment<unknown>[] = before.segments;
    return { first: countAtStart(this.segments, formers), last: countAtEnd(this.segments, formers) };
  }
}

function countAtStart(segments: readonly Segment<unknown>[], formers: readonly Segment<unknown>[]): number {
  let count = 0;
  for (const [index, { items, by }] of segments.entries()) {
    const former = formers[index];
    if (former?.items !== items || former.by !== by) break;
    count += items.length;
  }
  return count;
}

/** Counts the segments at the end that have moved by the same distance as the last one. */
function countAtEnd(segments: readonly Segment<unknown>[], formers: readonly Segment<unknown>[]): number {
  const by = (segments.at(-1)?.by ?? 0) - (formers.at(-1)?.by ?? 0);
  let count = 0;
  for (let index = 1; index <= segments.length; index++) {
    const [segment, former] = [segments.at(-index), formers.at(-index)];
    if (segment === undefined || former?.items !== segment.items || segment.by !== former.by + by) break;
    count += segment.items.length;
  }
  return count;
}
