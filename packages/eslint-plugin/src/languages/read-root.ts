import type { Span } from "@irilint/core";
import { readDocument, type LanguageName } from "@irilint/core/documents";
import { Lines } from "@irilint/core/literals";
import { positionAt } from "../positions.js";
import type { DocumentComment, DocumentRoot, Located } from "./document-root.js";

/** Reads a document into the tree that rules see of it. */
export function readRoot(text: string, language: LanguageName): DocumentRoot {
  const { literals, comments } = readDocument(text, language);
  const lines = new Lines(text);
  return {
    type: "IriDocument",
    ...located({ start: 0, end: text.length }, lines),
    literals,
    comments: comments.map((span): DocumentComment => ({
      type: "Comment",
      value: text.slice(span.start, span.end),
      ...located(span, lines),
    })),
  };
}

function located({ start, end }: Span<"source">, lines: Lines): Located {
  return { range: [start, end], loc: { start: positionAt(start, lines), end: positionAt(end, lines) } };
}
