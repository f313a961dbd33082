import type { Span, TextKind } from "../src/findings/span.js";

/** Takes `«` and `»` out of `marked` and says which spans they enclosed: `"a«b»"` is `b` at 1–2 of `"ab"`. */
export function readMarks(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = "";
  let start = 0;
  for (const piece of marked.split(/([«»])/)) {
    if (piece === "«") start = text.length;
    else if (piece === "»") spans.push({ start, end: text.length });
    else text += piece;
  }
  return { text, spans };
}

/** The reverse of `readMarks`, so that a failing row shows the spans that were found in the way the row is written. */
export function writeMarks<Text extends TextKind>(text: string, spans: readonly Span<Text>[]): string {
  return [...spans]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (marked, { start, end }) => `${marked.slice(0, start)}«${marked.slice(start, end)}»${marked.slice(end)}`,
      text,
    );
}
