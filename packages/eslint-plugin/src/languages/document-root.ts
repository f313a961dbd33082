import { Lines, type RawLiteral } from "@irilint/core/literals";
import { type Position, positionAt } from "../positions.js";
import type { Span } from "@irilint/core";
import { type LanguageName, readDocument } from "@irilint/core/documents";

/** Where an element stands; ESLint wants lines from 1 and columns from 0, as this language declares. */
export interface Located {
  readonly range: [number, number];
  readonly loc: { readonly start: Position; readonly end: Position };
}

export interface DocumentComment extends Located {
  readonly type: "Comment";
  readonly value: string;
}

/** The tree of a document in a language of ours: a root that holds what the reader has found, and no other node. */
export interface DocumentRoot extends Located {
  readonly type: "IriDocument";
  readonly literals: readonly RawLiteral[];
  readonly comments: readonly DocumentComment[];
}

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
