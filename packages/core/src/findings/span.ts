/** The text that an offset counts in: the decoded IRI, or the source file that holds its literal. */
export type TextKind = "iri" | "source";

declare const textOf: unique symbol;

/**
 * A half-open range `[start, end)` of UTF-16 code units.
 * A span of one text is not assignable to a span of the other; only a source map converts.
 */
export interface Span<Text extends TextKind = "iri"> {
  readonly start: number;
  readonly end: number;
  /** Never present at run time; it keeps the two kinds of span apart for the compiler. */
  readonly [textOf]?: Text;
}

/** Whether `inner` lies within `outer`; an empty span lies within a span that holds its offset. */
export function contains<Text extends TextKind>(outer: Span<Text>, inner: Span<Text>): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Orders spans by start, then by end. */
export function compareSpans<Text extends TextKind>(a: Span<Text>, b: Span<Text>): number {
  return a.start - b.start || a.end - b.end;
}
