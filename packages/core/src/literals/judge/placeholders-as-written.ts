import type { Span } from "../../findings/span.js";
import { lowerBound } from "../../text/lower-bound.js";
import type { Literal } from "../read/literal.js";

/** The text of a literal with its placeholders as they are written, and a span of it there. */
export interface AsWritten {
  readonly text: string;
  readonly span: Span;
}

/** The text with its placeholders, and by how much each moves what stands behind it. */
interface WrittenText {
  readonly text: string;
  /** Where each placeholder ends in the text of the literal, ascending. */
  readonly ends: readonly number[];
  /** By how many UTF-16 code units all up to that one move what stands behind it. */
  readonly shifts: readonly number[];
}

/** Written once for all findings of a literal, so that the time stays linear. */
const written = new WeakMap<Literal, WrittenText>();

/**
 * The text of a literal in which one `x` stands for each hole, but the placeholders stand as they are written; nothing if
 * it has none. A hole that is a piece by itself, `${id}`, is an expression of the program and no placeholder.
 */
export function placeholdersAsWritten(source: string, literal: Literal, { start, end }: Span): AsWritten | undefined {
  if (literal.holes.length === 0) return undefined;
  const { text, ends, shifts } = written.get(literal) ?? write(source, literal);
  if (ends.length === 0) return undefined;
  const before = lowerBound(ends.length, (at) => (ends[at] ?? 0) <= start);
  const shift = shifts[before - 1] ?? 0;
  return { text, span: { start: start + shift, end: end + shift } };
}

function write(source: string, literal: Literal): WrittenText {
  const { text, holes, map, pieces } = literal;
  const parts: string[] = [];
  const ends: number[] = [];
  const shifts: number[] = [];
  let done = 0;
  let piece = 0;
  for (const hole of holes) {
    const { start, end } = map.toSource(hole);
    while (piece < pieces.length && (pieces[piece]?.span.end ?? 0) <= start) piece++;
    if (pieces[piece]?.kind === "hole") continue;
    const placeholder = source.slice(start, end);
    parts.push(text.slice(done, hole.start), placeholder);
    done = hole.end;
    ends.push(hole.end);
    shifts.push((shifts.at(-1) ?? 0) + placeholder.length - (hole.end - hole.start));
  }
  const found: WrittenText = { text: parts.join("") + text.slice(done), ends, shifts };
  written.set(literal, found);
  return found;
}
