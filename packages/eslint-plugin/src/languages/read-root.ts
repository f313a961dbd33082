import type { Span } from "@irilint/core";
import { readDocument, type LanguageName } from "@irilint/core/documents";
import type { DocumentComment, DocumentRoot, Located } from "./document-root.js";

/** Reads a document into the tree that rules see of it. */
export function readRoot(text: string, language: LanguageName): DocumentRoot {
  const { literals, comments } = readDocument(text, language);
  const lineStarts = lineStartsOf(text);
  return {
    type: "IriDocument",
    ...located({ start: 0, end: text.length }, lineStarts),
    literals,
    comments: comments.map((span): DocumentComment => ({
      type: "Comment",
      value: text.slice(span.start, span.end),
      ...located(span, lineStarts),
    })),
  };
}

function lineStartsOf(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|[\r\n]/gu), (end) => end.index + end[0].length)];
}

function located({ start, end }: Span<"source">, lineStarts: readonly number[]): Located {
  return { range: [start, end], loc: { start: positionOf(start, lineStarts), end: positionOf(end, lineStarts) } };
}

function positionOf(offset: number, lineStarts: readonly number[]): { line: number; column: number } {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((lineStarts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) };
}
