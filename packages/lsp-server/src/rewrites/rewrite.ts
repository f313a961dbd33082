import type { Span } from "@irilint/core";
import type { Literal, LocatedEdit } from "@irilint/core/literals";

/** Another way to write a literal, which a person may choose. */
export interface Rewrite {
  readonly title: string;
  readonly edits: readonly LocatedEdit[];
}

/** Where a rewrite is asked for: a literal of a source, and what is selected there. */
export interface Selected {
  readonly source: string;
  readonly literal: Literal;
  readonly span: Span<"source">;
}
