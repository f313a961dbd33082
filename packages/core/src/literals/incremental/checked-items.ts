import type { Span } from "../../findings/span.js";
import type { Traces } from "../judge/check-together.js";
import type { Comparison } from "../judge/compared-texts.js";
import { keptItems, type ChangedItems } from "./kept-items.js";
import type { LocatedFinding } from "../project/located-finding.js";
import type { Kept } from "./sequence.js";

/** The findings, traces and comparisons of an item that stood at `start` when it was checked. */
export interface Checked {
  readonly start: number;
  readonly findings: readonly LocatedFinding[];
  readonly traces: readonly Traces[];
  readonly comparisons: readonly Comparison[];
}

/**
 * The spans of the items of a document, in UTF-16 code units, and the result of checking each item. Offsets are in
 * typed arrays of their own, since every keystroke moves the spans of many items.
 */
export interface CheckedItems {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly checked: readonly Checked[];
}

/** What the items are: literals or comments. */
export interface ItemKind<Item> {
  readonly spanOf: (item: Item) => Span<"source">;
  /** Whether the items differ only in that `item` stands `by` UTF-16 code units behind `before`. */
  readonly isSame: (item: Item, before: Item, by: number) => boolean;
}

function checkItems<Item>(items: readonly Item[], kind: ItemKind<Item>, check: (item: Item) => Checked): CheckedItems {
  return finished(checkItemsInPieces(items, kind, check));
}

/**
 * How many UTF-16 code units of items are checked between two pauses; each item counts as `itemLength` units more than
 * it has.
 */
const pieceLength = 30_000;
const itemLength = 50;

/** Checks each item, and yields after every piece of work (`pieceLength`). */
export function* checkItemsInPieces<Item>(
  items: readonly Item[],
  { spanOf }: ItemKind<Item>,
  check: (item: Item) => Checked,
): Generator<undefined, CheckedItems> {
  const starts = Uint32Array.from(items, (item) => spanOf(item).start);
  const ends = Uint32Array.from(items, (item) => spanOf(item).end);
  const checked: Checked[] = [];
  let length = 0;
  for (const [index, item] of items.entries()) {
    checked.push(check(item));
    length += itemLength + (ends[index] ?? 0) - (starts[index] ?? 0);
    if (length < pieceLength) continue;
    length = 0;
    yield;
  }
  return { starts, ends, checked };
}

/** The result of work in pieces, done without a pause. */
export function finished<Result>(pieces: Iterator<undefined, Result>): Result {
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
  }
}

/** The items after a change of the text, and which of them were checked anew. */
export interface Recheck<Item> {
  readonly items: CheckedItems;
  readonly kept: Kept;
  /** The items that had to be checked: all but those that are kept. */
  readonly rechecked: readonly Item[];
}

/** Checks those items that a change of the text may have affected; the others keep their results. */
export function recheckItems<Item>(
  { before, after, places, change }: ChangedItems<Item> & { readonly places: CheckedItems },
  kind: ItemKind<Item>,
  check: (item: Item) => Checked,
): Recheck<Item> {
  const kept = keptItems({ before, after, places, change }, kind.isSame);
  const rechecked = after.slice(kept.first, after.length - kept.last);
  const items = replaced(places, kept, checkItems(rechecked, kind, check), change.end - change.endBefore);
  return { items, kept, rechecked };
}

function replaced(before: CheckedItems, kept: Kept, added: CheckedItems, by: number): CheckedItems {
  const end = before.checked.length - kept.last;
  return {
    starts: replacedOffsets(before.starts, kept, added.starts, by),
    ends: replacedOffsets(before.ends, kept, added.ends, by),
    checked: before.checked.slice(0, kept.first).concat(added.checked, before.checked.slice(end)),
  };
}

function replacedOffsets(before: Uint32Array, { first, last }: Kept, added: Uint32Array, by: number): Uint32Array {
  const end = first + added.length;
  const offsets = new Uint32Array(end + last);
  offsets.set(before.subarray(0, first));
  offsets.set(added, first);
  offsets.set(before.subarray(before.length - last), end);
  if (by !== 0) for (let index = end; index < offsets.length; index++) offsets[index] = (offsets[index] ?? 0) + by;
  return offsets;
}
