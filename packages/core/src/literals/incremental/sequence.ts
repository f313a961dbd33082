/** How much of a sequence is as it was in an earlier one but for its place: so many items at the beginning and at the end. */
export interface Kept {
  readonly first: number;
  readonly last: number;
}

/** Items in the order of the source. An array is one; of others only those items are made that are asked for. */
export interface Sequence<Item> {
  readonly length: number;
  slice(start?: number, end?: number): readonly Item[];
  /** The items as they were found together, each group the same array for as long as no change touches it; they may stand elsewhere now. */
  readonly groups?: readonly (readonly Item[])[];
  /**
   * What the sequence knows to have in common with an earlier one, wherever the source is the same. It may be more, or
   * the two counts may have items in common.
   */
  keptFrom?(before: Sequence<Item>): Kept;
}
