import { createHash } from "node:crypto";

/** Puts items into an order that a seed and their names decide: random, and the same every time. */
export function inLotOrder<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string): Item[] {
  const lots = items.map((item) => ({
    item,
    lot: createHash("sha1")
      .update(`${seed} ${nameOf(item)}`)
      .digest("hex"),
  }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ item }) => item);
}
