import { compareSpans, type Span, type TextKind } from "./span.js";

interface Ordered<Text extends TextKind> {
  readonly span: Span<Text>;
  readonly code: string;
}

/** Orders findings by span, then by code. */
export function compareFindings<Text extends TextKind>(a: Ordered<Text>, b: Ordered<Text>): number {
  return compareSpans(a.span, b.span) || compareCodes(a, b);
}

/** Orders by code, in the order of UTF-16 code units. */
export function compareCodes(a: { readonly code: string }, b: { readonly code: string }): number {
  return Number(a.code > b.code) - Number(a.code < b.code);
}
