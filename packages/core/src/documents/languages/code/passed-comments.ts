import type { Span } from "../../../findings/span.js";

/** The code of a span with spaces for the comments in it; `comments` are all up to its end. */
export function codeIn(text: string, { start, end }: Span<"source">, comments: readonly Span<"source">[]): string {
  let code = text.slice(start, end);
  for (let index = comments.length - 1; index >= 0; index--) {
    const comment = comments[index];
    if (comment === undefined || comment.end <= start) break;
    const from = Math.max(comment.start, start) - start;
    code = code.slice(0, from) + " ".repeat(comment.end - start - from) + code.slice(comment.end - start);
  }
  return code;
}

/** So many comments may follow each other. */
const mostComments = 8;

/** The code that follows `start`, at least `length` of it if there is so much, without the comments that it begins with. */
export function codeAfter(
  text: string,
  start: number,
  length: number,
  commentEnd: (offset: number) => number | undefined,
): string {
  let end = start;
  for (let count = 0; count < mostComments; count++) {
    const offset = end + (/^\s*/u.exec(text.slice(end, end + length))?.[0].length ?? 0);
    const next = commentEnd(offset);
    if (next === undefined) break;
    end = next;
  }
  const code = text.slice(end, end + length);
  // A comment is white space: what stands on both sides of it does not touch.
  return end === start ? code : ` ${code}`;
}
