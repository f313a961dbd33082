/** How many items at the beginning and at the end of a sequence are those of an earlier one, but for their offsets. */
export interface Kept {
  readonly first: number;
  readonly last: number;
}

/** Items in the order of the source. An array is a sequence; other implementations make items on demand. */
export interface Sequence<Item> {
  readonly length: number;
  slice(start?: number, end?: number): readonly Item[];
  /**
   * The items in the groups in which a reader found them. A group stays the same array until a change affects it; the
   * offsets of its items may be those of an earlier version.
   */
  readonly groups?: readonly (readonly Item[])[];
  /**
   * How many items at the beginning and at the end the sequence has in common with an earlier one, as far as the source
   * there is the same. More items may be equal, and the two counts may overlap.
   */
  keptFrom?(before: Sequence<Item>): Kept;
}
