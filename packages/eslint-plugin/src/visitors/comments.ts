import type { Span } from "@irilint/core";
import { isQuietComment, type Settings } from "@irilint/core/literals";
import type { AST, Rule } from "eslint";

/** What a comment is to ESLint, in any language. */
type Comment = ReturnType<Rule.RuleContext["sourceCode"]["getAllComments"]>[number];

/**
 * Where those comments of a tree stand, with their delimiters, that may have something to report, or a directive of ours;
 * what ESLint calls a comment and no language does is left out.
 */
export function commentsOf(sourceCode: Rule.RuleContext["sourceCode"], settings: Settings): Span<"source">[] {
  const { text } = sourceCode;
  const directs = mayDirect(text);
  if (!directs && !text.includes("://")) return [];
  const comments: readonly Comment[] = sourceCode.getAllComments();
  const mentioning = directs ? comments : commentsWith("://", text, comments);
  return mentioning.flatMap(({ type, range }) => {
    if (range === undefined || (type as string) === "Shebang") return [];
    const [start, end] = range;
    return matters(text.slice(start, end), settings) ? [{ start, end }] : [];
  });
}

/** The search for three characters of which the first is rare takes a fifth of the time of that for all of the name. */
function mayDirect(text: string): boolean {
  return text.includes("-ig") && text.includes("iri-ignore");
}

function matters(comment: string, settings: Settings): boolean {
  return mayDirect(comment) || (comment.includes("://") && !isQuietComment(comment, settings));
}

/** The comments that hold a sign. Of a file with hundreds of comments few do, so that the others are not looked at. */
function commentsWith(sign: string, text: string, comments: readonly Comment[]): Comment[] {
  const found: Comment[] = [];
  for (let at = text.indexOf(sign); at !== -1;) {
    const comment = comments[firstReaching(comments, at)];
    if (comment === undefined) break;
    const [start, end] = rangeOf(comment);
    if (start <= at) found.push(comment);
    at = text.indexOf(sign, start <= at ? end : start);
  }
  return found;
}

/** The index of the first comment that ends after an offset. */
function firstReaching(comments: readonly Comment[], offset: number): number {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rangeOf(comments[middle])[1] <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A comment without a range is nowhere. */
function rangeOf(comment: Comment | undefined): AST.Range {
  return comment?.range ?? [0, 0];
}
