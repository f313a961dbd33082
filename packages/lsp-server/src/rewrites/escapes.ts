import type { Span } from "@irilint/core";
import { escaped, writtenEdit, type LocatedEdit } from "@irilint/core/literals";
import type { Rewrite, Selected } from "./rewrite.js";

/** Characters outside ASCII as escapes of the language, such as `\u05D0`. */
export function toEscapes({ source, literal }: Selected): Rewrite {
  const { text, map } = literal;
  const edits = spansOutsideAscii(text)
    .filter((span) => isPlain(source, text, map.toSource(span), span))
    .map((span) => writtenEdit(source, literal, { span, text: text.slice(span.start, span.end) }, escaped));
  return { title: "Write characters outside ASCII as escapes", edits: allOrNone(edits) };
}

/** Escapes as the characters that they stand for, as far as a reader sees them. */
export function fromEscapes({ source, literal }: Selected): Rewrite {
  const { text, map } = literal;
  const edits = spansOutsideAscii(text)
    .filter((span) => !isPlain(source, text, map.toSource(span), span))
    .map((span) => writtenEdit(source, literal, { span, text: text.slice(span.start, span.end) }))
    .filter((edit) => edit === undefined || isSeen(edit.text));
  return { title: "Write escapes as characters", edits: allOrNone(edits) };
}

/** An escape that stays one, or for octets of which no character comes, is left as it is, and so is what looks like nothing. */
function isSeen(written: string): boolean {
  return /[^\0-\x7F]/.test(written) && !/[\p{Cn}\uFFFD\u2800]/u.test(written);
}

/** One for each character: escapes and characters may stand side by side. */
function spansOutsideAscii(text: string): Span[] {
  return [...text.matchAll(/[^\0-\x7F]/gu)].map(({ index, 0: character }) => ({
    start: index,
    end: index + character.length,
  }));
}

function isPlain(source: string, text: string, written: Span<"source">, span: Span): boolean {
  return source.slice(written.start, written.end) === text.slice(span.start, span.end);
}

function allOrNone(edits: readonly (LocatedEdit | undefined)[]): LocatedEdit[] {
  const written = edits.filter((edit) => edit !== undefined);
  return written.length < edits.length ? [] : written;
}
