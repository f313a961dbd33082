import type { Span } from "@irilint/core";
import { hasSignInText, lowerBound, SignsInText } from "@irilint/core/internal";
import { isQuietComment, type Settings } from "@irilint/core/literals";
import type { Rule } from "eslint";

/** What a comment is to ESLint, in any language. */
type Comment = ReturnType<Rule.RuleContext["sourceCode"]["getAllComments"]>[number];

/**
 * Where those comments of a tree stand, with their delimiters, that may have something to report, or a directive of ours;
 * what ESLint calls a comment and no language does is left out.
 */
export function commentsOf(sourceCode: Rule.RuleContext["sourceCode"], settings: Settings): Span<"source">[] {
  const { text } = sourceCode;
  const directs = mayDirect(text);
  if (!directs && !hasSignInText(text)) return [];
  const comments: readonly Comment[] = sourceCode.getAllComments();
  const mentioning = directs ? comments : commentsWithSign(text, comments);
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
  return mayDirect(comment) || (hasSignInText(comment) && !isQuietComment(comment, settings));
}

/** The comments that may mention an identifier. Few do, so that their texts are not searched one by one. */
function commentsWithSign(text: string, comments: readonly Comment[]): Comment[] {
  const found: Comment[] = [];
  const signs = new SignsInText(text);
  for (const comment of comments) {
    // A comment without a range is nowhere.
    const [start, end] = comment.range ?? [0, 0];
    const at = signs.from(start);
    if (at === Infinity) break;
    if (at < end) found.push(comment);
  }
  return found;
}

/** Whether an offset is within a comment. */
export function isInComment(offset: number, sourceCode: Rule.RuleContext["sourceCode"]): boolean {
  const comments: readonly Comment[] = sourceCode.getAllComments();
  const rangeAt = (index: number): readonly [number, number] => comments[index]?.range ?? [0, 0];
  const [start, end] = rangeAt(lowerBound(comments.length, (index) => rangeAt(index)[1] <= offset));
  return start <= offset && offset < end;
}
