import { lowerBound } from "../../text/lower-bound.js";
import { Segments, type Segment } from "./segments.js";

/** How the items of two sequences are put into one order. */
export interface Merging<Item> {
  readonly startOf: (item: Item) => number;
  readonly shifted: (item: Item, by: number) => Item;
}

/** A part of a segment: its items from one index to another. */
interface SegmentRun<Item> {
  readonly segment: Segment<Item>;
  readonly from: number;
  readonly to: number;
}

/** The items of two runs, with the offsets that they have if the first run that is there has not moved. */
interface Merged<Item> {
  readonly one: SegmentRun<Item> | undefined;
  readonly other: SegmentRun<Item> | undefined;
  readonly items: readonly Item[];
}

/**
 * Merges the items of two readings of one text into the order of the source. It is cut where a segment of either begins;
 * what lies between two cuts is the same array as before, as long as neither reading has changed there.
 */
export class MergedSegments<Item> {
  readonly sequence: Segments<Item>;
  readonly #merged = new Map<readonly Item[], Merged<Item>[]>();

  constructor(one: Segments<Item>, other: Segments<Item>, merging: Merging<Item>, before?: MergedSegments<Item>) {
    const segments: Segment<Item>[] = [];
    const [ofOne, ofOther] = [new Runs(one, merging), new Runs(other, merging)];
    while (!ofOne.isOver || !ofOther.isOver) {
      const start = Math.min(ofOne.start, ofOther.start);
      // An empty item may stand where the next segment begins.
      const end = Math.max(start + 1, Math.min(ofOne.cutBehind(start), ofOther.cutBehind(start)));
      const [a, b] = [ofOne.takeBefore(end), ofOther.takeBefore(end)];
      const first = a ?? b;
      if (first === undefined) continue;
      const { items } = this.#kept(a, b, before) ?? this.#note({ one: a, other: b, items: mergedRuns(a, b, merging) });
      segments.push({ items, by: first.segment.by });
    }
    this.sequence = new Segments(segments, merging.shifted);
  }

  #kept(
    one: SegmentRun<Item> | undefined,
    other: SegmentRun<Item> | undefined,
    before: MergedSegments<Item> | undefined,
  ) {
    const same = before
      ?.mergedAt(keyOf(one, other))
      .find((each) => isSame(each.one, one) && isSame(each.other, other) && isAsFar(each, one, other));
    return same && this.#note(same);
  }

  mergedAt(key: readonly Item[]): readonly Merged<Item>[] {
    return this.#merged.get(key) ?? [];
  }

  #note(merged: Merged<Item>): Merged<Item> {
    const key = keyOf(merged.one, merged.other);
    const known = this.#merged.get(key);
    if (known === undefined) this.#merged.set(key, [merged]);
    else known.push(merged);
    return merged;
  }
}

function keyOf<Item>(one: SegmentRun<Item> | undefined, other: SegmentRun<Item> | undefined): readonly Item[] {
  return (one ?? other)?.segment.items ?? [];
}

function isSame<Item>(before: SegmentRun<Item> | undefined, now: SegmentRun<Item> | undefined): boolean {
  return before?.segment.items === now?.segment.items && before?.from === now?.from && before?.to === now?.to;
}

/** Whether two runs have moved by the same distance. */
function isAsFar<Item>(
  before: Merged<Item>,
  one: SegmentRun<Item> | undefined,
  other: SegmentRun<Item> | undefined,
): boolean {
  if (one === undefined || other === undefined) return true;
  return one.segment.by - other.segment.by === (before.one?.segment.by ?? 0) - (before.other?.segment.by ?? 0);
}

function mergedRuns<Item>(
  one: SegmentRun<Item> | undefined,
  other: SegmentRun<Item> | undefined,
  { startOf, shifted }: Merging<Item>,
): readonly Item[] {
  if (one === undefined || other === undefined) return itemsOf(one ?? other);
  const by = other.segment.by - one.segment.by;
  const moved = by === 0 ? itemsOf(other) : itemsOf(other).map((item) => shifted(item, by));
  return [...itemsOf(one), ...moved].sort((a, b) => startOf(a) - startOf(b));
}

function itemsOf<Item>(run: SegmentRun<Item> | undefined): readonly Item[] {
  if (run === undefined) return [];
  const { items } = run.segment;
  return run.from === 0 && run.to === items.length ? items : items.slice(run.from, run.to);
}

/** Takes the items of a sequence run by run. */
class Runs<Item> {
  readonly #segments: readonly Segment<Item>[];
  readonly #startOf: (item: Item) => number;
  #index = 0;
  #from = 0;

  constructor({ segments }: Segments<Item>, { startOf }: Merging<Item>) {
    this.#segments = segments.filter(({ items }) => items.length > 0);
    this.#startOf = startOf;
  }

  get isOver(): boolean {
    return this.#index >= this.#segments.length;
  }

  /** Where the next item starts. */
  get start(): number {
    return this.#startAt(this.#index, this.#from);
  }

  /** Where the next segment begins that does not begin at or before `start`. */
  cutBehind(start: number): number {
    return this.#from === 0 && this.start > start ? this.start : this.#startAt(this.#index + 1, 0);
  }

  takeBefore(end: number): SegmentRun<Item> | undefined {
    const segment = this.#segments[this.#index];
    if (segment === undefined || this.start >= end) return undefined;
    const from = this.#from;
    const { items, by } = segment;
    const to = lowerBound(items.length, (index) => index < from || this.#startOfItem(items[index], by) < end);
    if (to === items.length) this.#index++;
    this.#from = to === items.length ? 0 : to;
    return { segment, from, to };
  }

  #startAt(index: number, at: number): number {
    const segment = this.#segments[index];
    return segment === undefined ? Infinity : this.#startOfItem(segment.items[at], segment.by);
  }

  #startOfItem(item: Item | undefined, by: number): number {
    return item === undefined ? Infinity : this.#startOf(item) + by;
  }
}
