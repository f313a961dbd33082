import type { Source } from "../text/changing-text.js";
import type { RawLiteral, Sequence } from "../literals/locating/index.js";
import type { Span } from "../findings/span.js";

/** The replacement of `[start, end)` by `newLength` units. */
export interface DocumentChange {
  readonly start: number;
  readonly end: number;
  readonly newLength: number;
}

/** What a language's reader finds in a text. */
export interface Reading {
  /** In the order of the source, as comments are. */
  readonly literals: Sequence<RawLiteral>;
  readonly comments: Sequence<Span<"source">>;
  /** Reads the text after changes; left out where it is read afresh, since that is quick. */
  readonly update?: (text: Source, changes: readonly DocumentChange[]) => Reading;
}

/** Reads any text without throwing; what it finds depends on nothing but the text. */
export type Reader = (text: string) => Reading;
