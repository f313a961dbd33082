import { farthestAround } from "../conventions/around.js";
import type { Kept, Sequence } from "./sequence.js";
import type { TextChange } from "./text-change.js";

/** The items of a document before and after a change of its text. */
export interface ChangedItems<Item> {
  readonly before: Sequence<Item>;
  readonly after: Sequence<Item>;
  /** The spans of the items before. */
  readonly places: { readonly starts: Uint32Array; readonly ends: Uint32Array };
  readonly change: TextChange;
}

type IsSame<Item> = (item: Item, before: Item, by: number) => boolean;

/**
 * How far from an item checks, conventions and fixes look, in UTF-16 code units: at its line and those beside it, and at its
 * delimiters.
 */
export const farthestLook = farthestAround + 16;

/**
 * How many items at the beginning and at the end are the same after a change, and at least `farthestLook` away from the
 * change.
 */
export function keptItems<Item>(items: ChangedItems<Item>, isSame: IsSame<Item>): Kept {
  const { before, after } = items;
  const shorter = Math.min(before.length, after.length);
  const far = farItems(items, shorter);
  const known = after.keptFrom?.(before) ?? { first: 0, last: 0 };
  const first = Math.min(known.first, far.first);
  return extended(items, { first, last: Math.min(known.last, far.last, shorter - first) }, { far, isSame });
}

function farItems<Item>({ places: { starts, ends }, change }: ChangedItems<Item>, most: number): Kept {
  const limit = change.start - farthestLook;
  let first = 0;
  while (first < most && (ends[first] ?? Infinity) <= limit) first++;
  const limitBefore = change.endBefore + farthestLook;
  let last = 0;
  while (last < most && (starts[starts.length - last - 1] ?? 0) >= limitBefore) last++;
  return { first, last };
}

/** Extends `kept` by comparing items, since more items may be the same than `Sequence.keptFrom` tells. */
function extended<Item>(
  { before, after, change }: ChangedItems<Item>,
  kept: Kept,
  { far, isSame }: { readonly far: Kept; readonly isSame: IsSame<Item> },
): Kept {
  const by = change.end - change.endBefore;
  const formers = before.slice(kept.first, before.length - kept.last);
  const items = after.slice(kept.first, after.length - kept.last);
  const areSame = (index: number, former: number, moved: number): boolean => {
    const [one, other] = [items[index], formers[former]];
    return one !== undefined && other !== undefined && isSame(one, other, moved);
  };
  let { first, last } = kept;
  for (let index = 0; first < far.first && areSame(index, index, 0); index++) first++;
  const most = Math.min(before.length, after.length) - first;
  for (
    let index = 1;
    last < Math.min(far.last, most) && areSame(items.length - index, formers.length - index, by);
    index++
  )
    last++;
  return { first, last };
}
