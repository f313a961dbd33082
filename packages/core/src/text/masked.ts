/** A half-open range of UTF-16 code units of whatever text is masked. */
interface MaskedRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The text with `mask` in place of each UTF-16 code unit of the spans, which stand in order; what one has in common with those
 * before it is masked once. Linear in the length of the text, as a text that is cut and joined anew for each span is not.
 */
export function masked(text: string, spans: Iterable<MaskedRange>, mask: string): string {
  let result = "";
  for (const { start, end } of spans) {
    if (end <= result.length) continue;
    if (start > result.length) result += text.slice(result.length, start);
    result += mask.repeat(end - result.length);
  }
  return result + text.slice(result.length);
}
