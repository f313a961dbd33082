import type { Span } from "@irilint/core";
import type { Rule } from "eslint";

/**
 * Where those comments of a tree stand that have what an identifier in prose has, or a directive of ours, with their
 * delimiters; what ESLint calls a comment and no language does is left out.
 */
export function commentsOf(sourceCode: Rule.RuleContext["sourceCode"]): Span<"source">[] {
  if (!hasSign(sourceCode.text)) return [];
  const spans: Span<"source">[] = [];
  for (const { type, value, range } of sourceCode.getAllComments()) {
    if (range === undefined || (type as string) === "Shebang" || !hasSign(value)) continue;
    spans.push({ start: range[0], end: range[1] });
  }
  return spans;
}

function hasSign(text: string): boolean {
  return text.includes("://") || text.includes("iri-ignore");
}
