import type { Edit, Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { isIriReference } from "../../iri/is-iri.js";
import type { Report, Subject } from "../definition/define-check.js";
import { isHighSurrogate, isLowSurrogate } from "../../text/surrogate.js";

/** The text after edits in ascending order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let [edited, done] = ["", 0];
  for (const edit of edits) [edited, done] = [edited + text.slice(done, edit.span.start) + edit.text, edit.span.end];
  return edited + text.slice(done);
}

/** Where the characters of a span stood before the edits; those of an edit stood anywhere within its span. */
export function spanBefore(edits: readonly Edit[], { start, end }: Span): Span {
  const offsetBefore = (offset: number, isEnd: boolean): number => {
    let moved = 0;
    for (const { span, text } of edits) {
      if (offset < span.start + moved) break;
      if (offset <= span.start + moved + text.length) return isEnd ? span.end : span.start;
      moved += text.length - (span.end - span.start);
    }
    return offset - moved;
  };
  return { start: offsetBefore(start, false), end: offsetBefore(end, true) };
}

/** The edits that come to the same as some edits of a text, and then others of what those have written. */
export function joinEdits(text: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  const written = applyEdits(applyEdits(text, first), second);
  const changes = [
    ...first.map((edit) => ({ span: edit.span, growth: growthOf(edit) })),
    ...second.map((edit) => ({ span: spanBefore(first, edit.span), growth: growthOf(edit) })),
  ].sort((a, b) => a.span.start - b.span.start);
  const joined: { span: Span; growth: number }[] = [];
  for (const { span, growth } of changes) {
    const last = joined.at(-1);
    const isApart = last === undefined || last.span.end < span.start;
    if (isApart) joined.push({ span, growth });
    else {
      last.span = { start: last.span.start, end: Math.max(last.span.end, span.end) };
      last.growth += growth;
    }
  }
  let moved = 0;
  return joined.map(({ span, growth }) => {
    const start = span.start + moved;
    moved += growth;
    return { span, text: written.slice(start, span.end + moved) };
  });
}

function growthOf({ span, text }: Edit): number {
  return text.length - (span.end - span.start);
}

/** The edits without what they leave at either end of their spans. */
export function shortestEdits(text: string, edits: readonly Edit[]): Edit[] {
  return edits.map(({ span, text: written }) => {
    const shorter = Math.min(span.end - span.start, written.length);
    let [same, sameEnd] = [0, 0];
    while (same < shorter && text[span.start + same] === written[same]) same++;
    while (sameEnd < shorter - same && text[span.end - 1 - sameEnd] === written[written.length - 1 - sameEnd])
      sameEnd++;
    const left = { start: span.start + same, end: span.end - sameEnd };
    return { span: left, text: written.slice(same, written.length - sameEnd) };
  });
}

/**
 * The longest text that is parsed again for a fix, in UTF-16 code units; for longer ones, a fix that depends on it is
 * not offered.
 */
const longestReread = 8192;

/** The text after edits in ascending order, if it is an IRI reference then. */
export function conformingText({ text, profile }: Subject, edits: readonly Edit[]): string | undefined {
  if (text.length > longestReread) return undefined;
  const edited = applyEdits(text, edits);
  return isIriReference(edited, { profile }) ? edited : undefined;
}

/**
 * The report without fixes that would remove what separates two lone surrogates: together they become another
 * character.
 */
export function withoutJoiningFixes(text: string, report: Report<string>): Report<string> {
  const { fixes } = report;
  if (fixes?.some((fix) => joinsSurrogates(text, fix)) !== true) return report;
  return { ...report, fixes: fixes.filter((fix) => !joinsSurrogates(text, fix)) };
}

function joinsSurrogates(text: string, { edits }: Fix): boolean {
  // `charCodeAt` gives NaN outside the text, which is no surrogate.
  return edits.some(
    ({ span, text: written }) =>
      written === "" && isHighSurrogate(text.charCodeAt(span.start - 1)) && isLowSurrogate(text.charCodeAt(span.end)),
  );
}
