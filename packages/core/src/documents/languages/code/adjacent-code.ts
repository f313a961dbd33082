import type { Span } from "../../../findings/span.js";

/** The code of a span with its comments replaced by spaces; `comments` are all up to the end of the span. */
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

/** The most comments in a row that are skipped. */
const mostComments = 8;

/**
 * The code behind `start` without the comments that it begins with; at least `length` UTF-16 code units if the text has
 * so many.
 */
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
  // A comment separates tokens as white space does.
  return end === start ? code : ` ${code}`;
}

/** The code without the white space at its end and without backslashes that continue a line. */
export function withoutGapAfter(code: string): string {
  let rest = code.trimEnd();
  while (rest.endsWith("\\") && /[\n\r]/u.test(code.charAt(rest.length))) rest = rest.slice(0, -1).trimEnd();
  return rest;
}

/** The code without the white space at its beginning and without backslashes that continue a line. */
export function withoutGapBefore(code: string): string {
  return code.replace(/^(?:\s|\\(?=[\n\r]))+/u, "");
}
