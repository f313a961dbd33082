import type { Span } from "@irilint/core";
import type { Rule } from "eslint";

/**
 * Where the comments of a tree stand, with their delimiters; what ESLint calls a comment and no language does is left
 * out. There are none to speak of in a text that has neither what an identifier in prose has nor a directive of ours.
 */
export function commentsOf(sourceCode: Rule.RuleContext["sourceCode"]): Span<"source">[] {
  if (!sourceCode.text.includes("://") && !sourceCode.text.includes("iri-ignore")) return [];
  return sourceCode
    .getAllComments()
    .flatMap(({ type, range }) =>
      range === undefined || (type as string) === "Shebang" ? [] : [{ start: range[0], end: range[1] }],
    );
}
