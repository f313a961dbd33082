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
  readonly starts: readonly number[];
  readonly ends: readonly number[];
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
  const spans = items.map(spanOf);
  return { starts: spans.map(({ start }) => start), ends: spans.map(({ end }) => end), checked: items.map(check) };
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

function replaced(before: CheckedItems, { first, last }: Kept, added: CheckedItems, by: number): CheckedItems {
  const end = before.checked.length - last;
  const moved = (offsets: readonly number[]) => (by === 0 ? offsets : offsets.map((offset) => offset + by));
  return {
    starts: before.starts.slice(0, first).concat(added.starts, moved(before.starts.slice(end))),
    ends: before.ends.slice(0, first).concat(added.ends, moved(before.ends.slice(end))),
    checked: before.checked.slice(0, first).concat(added.checked, before.checked.slice(end)),
  };
}
