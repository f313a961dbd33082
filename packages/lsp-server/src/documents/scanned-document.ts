import type { RawLiteral } from "@irilint/core/literals";
import type { SourceText } from "./source-text.js";

/**
 * The literals of a document that is too long to be read by the grammar of its language: every line in which an
 * identifier with `://` may stand, as text. Nothing more is known of such a line, so that only characters that nobody
 * sees are reported.
 */
export function scanLiterals(source: SourceText): RawLiteral[] {
  const { text } = source;
  const literals: RawLiteral[] = [];
  for (let sign = text.indexOf("://"); sign !== -1;) {
    const line = source.lineOf(sign);
    const span = { start: source.lineStart(line), end: source.lineEnd(line) };
    literals.push({ span, syntax: "plain", site: { kind: "text" } });
    sign = text.indexOf("://", Math.max(span.end, sign + 3));
  }
  return literals;
}

/** Whether a document is longer, or has a longer line, than the settings allow for reading it whole. */
export function isTooLong(
  source: SourceText,
  { maximumLength, maximumLineLength }: { readonly maximumLength: number; readonly maximumLineLength: number },
): boolean {
  const { length } = source;
  if (length > maximumLength) return true;
  return length > maximumLineLength && source.longestLine() > maximumLineLength;
}
