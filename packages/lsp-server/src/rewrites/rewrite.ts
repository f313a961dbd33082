import type { Edit, Span } from "@irilint/core";
import { writtenEdit, type Literal, type LocatedEdit } from "@irilint/core/literals";

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

/** The edits in the source, escapes included: all of them, or none if one of them cannot be written exactly. */
export function locate({ source, literal }: Selected, edits: readonly Edit[]): LocatedEdit[] {
  const located = edits.map((edit) => writtenEdit(source, literal, edit));
  const exact = located.filter((edit) => edit !== undefined);
  return exact.length < located.length ? [] : exact;
}
