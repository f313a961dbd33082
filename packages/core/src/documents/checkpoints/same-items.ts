/** Whether two lists have the same items in the same order. */
export function haveSameItems<Item>(
  one: readonly Item[],
  other: readonly Item[],
  areSame: (a: Item, b: Item) => boolean = Object.is,
): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((item, index) => {
        const counterpart = other[index];
        return counterpart !== undefined && areSame(item, counterpart);
      }))
  );
}
