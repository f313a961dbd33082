import type { Span } from "../../span.js";
import type { ExpressionEnd } from "./tag.js";

/** The expressions in braces that stand in a value, with their braces. */
export function holesIn(text: string, { start, end }: Span<"source">, expressionEnd: ExpressionEnd): Span<"source">[] {
  const holes: Span<"source">[] = [];
  for (let open = nextBrace(text, start, end); open < end;) {
    const close = expressionEnd(open);
    if (close !== undefined && close <= end) holes.push({ start: open, end: close });
    open = nextBrace(text, close ?? open + 1, end);
  }
  return holes;
}

function nextBrace(text: string, start: number, end: number): number {
  const found = text.slice(start, end).indexOf("{");
  return found < 0 ? end : start + found;
}
