import type { Span } from "../../findings/span.js";
import type { Literal } from "../read/literal.js";

/** The text of a literal with its placeholders as they are written, and a span of it there. */
export interface AsWritten {
  readonly text: string;
  readonly span: Span;
}

/**
 * The text of a literal in which one `x` stands for each hole, but the placeholders stand as they are written; nothing if
 * it has none. A hole that is a piece by itself, `${id}`, is an expression of the program and no placeholder.
 */
export function placeholdersAsWritten(source: string, literal: Literal, { start, end }: Span): AsWritten | undefined {
  const { text, holes, map, pieces } = literal;
  let written = "";
  let done = 0;
  let before = 0;
  for (const hole of holes) {
    const { start: from, end: to } = map.toSource(hole);
    if (pieces.some((piece) => piece.kind === "hole" && piece.span.start <= from && to <= piece.span.end)) continue;
    const placeholder = source.slice(from, to);
    written += text.slice(done, hole.start) + placeholder;
    done = hole.end;
    if (hole.end <= start) before += placeholder.length - (hole.end - hole.start);
  }
  if (done === 0) return undefined;
  return { text: written + text.slice(done), span: { start: start + before, end: end + before } };
}
