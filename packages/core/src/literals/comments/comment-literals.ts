import { compareSpans, type Span } from "../../span.js";
import type { RawLiteral } from "../literal.js";
import type { Comments } from "./comments.js";
import { readDirective } from "./directive.js";

/** The literals of a document and the text of its comments, which may mention identifiers, in the order of the source. */
export function withComments(source: string, raws: readonly RawLiteral[], comments: Comments): readonly RawLiteral[] {
  if (comments.spans.length === 0 || !mayMention(source, raws)) return raws;
  const ofComments = commentLiterals(source, comments.spans);
  if (ofComments.length === 0) return raws;
  return [...raws, ...ofComments].sort((a, b) => compareSpans(a.span, b.span));
}

/** Whether some `://` stands outside the literals, or in one that may hold comments in its holes. */
function mayMention(source: string, raws: readonly RawLiteral[]): boolean {
  let next = 0;
  let covered = 0;
  for (let sign = source.indexOf("://"); sign >= 0; sign = source.indexOf("://", sign + 1)) {
    for (let raw = raws[next]; raw !== undefined && raw.span.start <= sign; raw = raws[++next])
      if (raw.pieces === undefined) covered = Math.max(covered, raw.span.end);
    if (sign >= covered) return true;
  }
  return false;
}

/** Comments without `://` mention no identifier that would be found in text, and those that speak to a linter tell nobody of one. */
function commentLiterals(source: string, spans: readonly Span<"source">[]): RawLiteral[] {
  const raws: RawLiteral[] = [];
  let sign = -1;
  for (const span of spans) {
    if (sign < span.start) sign = source.indexOf("://", span.start);
    if (sign < 0) break;
    if (sign >= span.end || readDirective(source, span) !== undefined) continue;
    raws.push({ span: textOf(source, span), syntax: "plain", site: { kind: "text" } });
  }
  return raws;
}

const closings = ["*/", "-->", "*)", "-}", "]]", "|#", "#>", '"""', "'''"];

/** The comment without what closes it: nobody takes what opens it for part of an identifier. */
function textOf(source: string, { start, end }: Span<"source">): Span<"source"> {
  const closing = closings.find((each) => source.startsWith(each, end - each.length));
  return { start, end: closing === undefined ? end : Math.max(start, end - closing.length) };
}
