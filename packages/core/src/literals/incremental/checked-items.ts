import type { Span } from "../../findings/span.js";
import type { Traces } from "../judge/check-together.js";
import type { Comparison } from "../judge/compared-texts.js";
import { keptItems, type ChangedItems } from "./kept-items.js";
import type { LocatedFinding } from "../project/located-finding.js";
import type { Kept } from "./sequence.js";

/** What was found in an item that then stood at `start`, with the traces and comparisons of its identifiers. */
export interface Checked {
  readonly start: number;
  readonly findings: readonly LocatedFinding[];
  readonly traces: readonly Traces[];
  readonly comparisons: readonly Comparison[];
}

/**
 * Where the items of a document stand, and what was found in each. They may move with every keystroke, and a long
 * document has many, hence columns instead of objects.
 */
export interface CheckedItems {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly checked: readonly Checked[];
}

/** The literals of documents, or their comments. */
export interface Kind<Item> {
  readonly spanOf: (item: Item) => Span<"source">;
  /** Whether the items differ only in that the first stands `by` units after the second; the text at them is the same. */
  readonly isSame: (item: Item, before: Item, by: number) => boolean;
}

/** Checks each of some items of which nothing is known. */
export function checkItems<Item>(
  items: readonly Item[],
  { spanOf }: Kind<Item>,
  check: (item: Item) => Checked,
): CheckedItems {
  const starts = Uint32Array.from(items, (item) => spanOf(item).start);
  const ends = Uint32Array.from(items, (item) => spanOf(item).end);
  return { starts, ends, checked: items.map(check) };
}

/** What a change of the text has done to the items. */
export interface Recheck<Item> {
  readonly items: CheckedItems;
  readonly kept: Kept;
  /** Those that were checked now: all but the ones that are kept. */
  readonly rechecked: readonly Item[];
}

/** Checks the items after a change as far as they are not the same as before. */
export function recheckItems<Item>(
  { before, after, places, change }: ChangedItems<Item> & { readonly places: CheckedItems },
  kind: Kind<Item>,
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
