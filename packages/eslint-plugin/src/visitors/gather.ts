import type { Span } from "@irilint/core";
import type { RawLiteral } from "@irilint/core/literals";

/** Takes a literal that a visitor has come upon. */
export type Gather = (literal: RawLiteral) => void;

/** Takes what a file holds. */
export interface Gathered {
  readonly literal: Gather;
  /** All comments of the file, in the order of the source. */
  readonly comments: (spans: readonly Span<"source">[]) => void;
}
