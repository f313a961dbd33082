import type { Source } from "../text/changing-text.js";
import type { RawLiteral, Sequence } from "../literals/locating/index.js";
import type { Span } from "../findings/span.js";

/** The replacement of `[start, end)` by `newLength` units. */
export interface DocumentChange {
  readonly start: number;
  readonly end: number;
  readonly newLength: number;
}

/** The literals and the comments of a text, both in the order of the source. */
export interface LiteralsAndComments {
  readonly literals: Sequence<RawLiteral>;
  readonly comments: Sequence<Span<"source">>;
}

/** What a reader finds in a text. */
export interface Reading extends LiteralsAndComments {
  /** What the reader of one layer marks for that of the next (`Pass.marks`). */
  readonly marks?: Sequence<Span<"source">>;
  /** Reads the text after changes; absent if the text is read again instead, where that is fast. */
  readonly update?: (text: Source, changes: readonly DocumentChange[]) => Reading;
}

/** Reads any text without throwing; the result depends on the text alone. */
export type Reader = (text: string) => Reading;
