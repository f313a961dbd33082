import type { Span } from "@irilint/core";
import { readDocument, type LanguageName } from "@irilint/core/documents";
import { lineStartsOf, positionAt } from "../positions.js";
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

function located({ start, end }: Span<"source">, lineStarts: readonly number[]): Located {
  return { range: [start, end], loc: { start: positionAt(start, lineStarts), end: positionAt(end, lineStarts) } };
}
