import type { Span } from "../../../findings/span.js";
import { unitAt } from "../../../text/unit-at.js";

/** A field of a record without its quotation marks and the spaces around it. */
export interface Field extends Span<"source"> {
  readonly isQuoted: boolean;
  /** The offset of the separator or line end behind the field, or of the end of the text. */
  readonly next: number;
  /** The offset behind the last code unit that decides what the field is. */
  readonly lookedTo: number;
}

/** The pattern for what ends a field: a separator or a line end. */
export type FieldEnd = RegExp;

const space = 0x20;
const quote = 0x22;

/**
 * The field at `start` (RFC 4180 §2). One that begins with a quotation mark and is not closed before a separator or a line
 * end has no quotation marks: those are part of it, as is usual in files that programs divide by tabs.
 */
export function fieldAt(text: string, start: number, end: FieldEnd): Field {
  const open = behindSpaces(text, start);
  return unitAt(text, open) === quote ? fieldWithQuote(text, open, end) : plainField(text, open, end, 0);
}

function fieldWithQuote(text: string, open: number, end: FieldEnd): Field {
  const close = closingQuote(text, open + 1);
  if (close === text.length) return plainField(text, open, end, Infinity);
  const next = behindSpaces(text, close + 1);
  const lookedTo = next + 1;
  if (next < text.length && endOfField(text, next, end) !== next) return plainField(text, open, end, lookedTo);
  return { start: open + 1, end: close, isQuoted: true, next, lookedTo };
}

function plainField(text: string, start: number, end: FieldEnd, lookedTo: number): Field {
  const next = endOfField(text, start, end);
  let last = next;
  while (last > start && unitAt(text, last - 1) === space) last--;
  return { start, end: last, isQuoted: false, next, lookedTo: Math.max(lookedTo, next + 1) };
}

/** The closing quotation mark; two quotation marks are an escaped one (RFC 4180 §2.7). */
function closingQuote(text: string, start: number): number {
  for (let offset = text.indexOf('"', start); offset !== -1; offset = text.indexOf('"', offset + 2))
    if (unitAt(text, offset + 1) !== quote) return offset;
  return text.length;
}

function endOfField(text: string, start: number, end: FieldEnd): number {
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

function behindSpaces(text: string, start: number): number {
  let offset = start;
  while (unitAt(text, offset) === space) offset++;
  return offset;
}
