import type { Span } from "../../span.js";
import { readDirective, type Directive } from "./directive.js";

/** The comments of a document. */
export interface Comments {
  /** With their delimiters, in the order of the source. */
  readonly spans: readonly Span<"source">[];
  /** Whose directives count: ours alone, where ESLint sees to its own, or both families. */
  readonly heeds: "iri" | "iri-and-eslint";
}

export const noComments: Comments = { spans: [], heeds: "iri" };

/** The directives that count, in the order of the source. */
export function directivesIn(source: string, { spans, heeds }: Comments): Directive[] {
  const hasOwn = source.includes("iri-ignore");
  if (spans.length === 0 || (!hasOwn && (heeds === "iri" || !source.includes("eslint-")))) return [];
  return spans
    .map((span) => readDirective(source, span))
    .filter((directive) => directive !== undefined)
    .filter(({ family }) => family === "iri" || heeds === "iri-and-eslint");
}
