import { compareSpans, type Span } from "../../findings/span.js";
import type { RawLiteral } from "../read/literal.js";
import { hasSignInText, SignsInText } from "../../running-text/signs-in-text.js";
import { commentSignIn } from "./comment-sign.js";
import type { Comments } from "./comments.js";
import { readDirective } from "./directive.js";
import { closingDelimiters } from "./closing-delimiters.js";

/** The literals of a document and those comments that may mention identifiers, in the order of the source. */
export function withComments(source: string, raws: readonly RawLiteral[], comments: Comments): readonly RawLiteral[] {
  if (comments.spans.length === 0 || commentSignIn(source, raws) < 0) return raws;
  const ofComments = commentLiterals(source, comments.spans.slice());
  if (ofComments.length === 0) return raws;
  return [...raws, ...ofComments].sort((a, b) => compareSpans(a.span, b.span));
}

function commentLiterals(source: string, spans: readonly Span<"source">[]): RawLiteral[] {
  const raws: RawLiteral[] = [];
  const signs = new SignsInText(source);
  for (const span of spans) {
    const sign = signs.from(span.start);
    if (sign === Infinity) break;
    const raw = sign < span.end ? commentLiteral(source, span) : undefined;
    if (raw !== undefined) raws.push(raw);
  }
  return raws;
}

/**
 * A comment as a literal of prose; `undefined` if the comment is a directive, or has none of the signs of which every
 * identifier in prose has one (`hasSignInText`).
 */
export function commentLiteral(source: string, span: Span<"source">): RawLiteral | undefined {
  const text = source.slice(span.start, span.end);
  if (!hasSignInText(text) || readDirective(source, span) !== undefined) return undefined;
  return { span: textOf(source, span), syntax: "plain", site: { kind: "text", of: "comment" } };
}

/**
 * The span of a comment without its closing delimiter, which would be read as part of an identifier right before it.
 */
function textOf(source: string, { start, end }: Span<"source">): Span<"source"> {
  const closing = closingDelimiters.find((each) => source.startsWith(each, end - each.length));
  return { start, end: closing === undefined ? end : Math.max(start, end - closing.length) };
}
