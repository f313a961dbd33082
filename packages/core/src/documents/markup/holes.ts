import type { Span } from "../../findings/span.js";
import type { ExpressionEnd } from "./tag-source.js";

/**
 * The holes of a value: its expressions in braces, with the braces. An unclosed one is a hole up to the end of the
 * value.
 */
export function holesIn(text: string, { start, end }: Span<"source">, expressionEnd: ExpressionEnd): Span<"source">[] {
  const holes: Span<"source">[] = [];
  for (let open = nextBrace(text, start, end); open < end;) {
    const close = expressionEnd(open);
    const hole = { start: open, end: close === undefined ? end : Math.min(close, end) };
    holes.push(hole);
    open = nextBrace(text, hole.end, end);
  }
  return holes;
}

function nextBrace(text: string, start: number, end: number): number {
  const found = text.slice(start, end).indexOf("{");
  return found < 0 ? end : start + found;
}
