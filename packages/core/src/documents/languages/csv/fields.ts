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

/** What ends a field. */
export interface FieldEnd {
  /** A separator or a line end. */
  readonly pattern: RegExp;
  /** Whether a line end does so within quotation marks, too, as in text/tab-separated-values. */
  readonly isInLine: boolean;
}

/**
 * The longest quoted field, in UTF-16 code units. If no quotation mark closes a field within this length, the opening
 * one is an ordinary character, so that it affects nothing farther on.
 */
export const longestQuotedField = 1 << 16;

const lineEnd = /[\n\r]/u;

const space = 0x20;
const quote = 0x22;

/**
 * The field at `start` (RFC 4180 §2). If it begins with a quotation mark that is not closed before a separator or line
 * end, the quotation mark is part of the field, as is usual in files that programs split at tabs.
 */
export function fieldAt(text: string, start: number, end: FieldEnd): Field {
  const open = behindSpaces(text, start);
  if (unitAt(text, open) === quote) return fieldWithQuote(text, open, end);
  return end.isInLine ? lastLine(text, plainField(text, open, end, 0)) : plainField(text, open, end, 0);
}

function fieldWithQuote(text: string, open: number, end: FieldEnd): Field {
  const limit = open + longestQuotedField;
  const close = closingQuote(text, open + 1, limit);
  if (close === undefined) return openField(text, open, end, limit > text.length ? Infinity : limit);
  if (end.isInLine && lineEnd.test(text.slice(open, close))) return openField(text, open, end, close + 2);
  const next = behindSpaces(text, close + 1);
  const lookedTo = next + 1;
  if (next < text.length && nextOf(end.pattern, text, next) !== next) return plainField(text, open, end, lookedTo);
  return { start: open + 1, end: close, isQuoted: true, next, lookedTo };
}

/** A field with an unclosed quotation mark. Where each line is read by itself, it begins a field of several lines. */
function openField(text: string, open: number, end: FieldEnd, lookedTo: number): Field {
  const plain = plainField(text, open, end, lookedTo);
  return end.isInLine ? { ...plain, start: open + 1, isQuoted: true } : plain;
}

/**
 * Where each line is read by itself: the last line of a field of several lines ends with a quotation mark that nothing
 * on the line opens.
 */
function lastLine(text: string, field: Field): Field {
  const last = field.end - 1;
  if (last < field.start || unitAt(text, last) !== quote) return field;
  const isClosing = text.slice(field.start, field.end).split('"').length % 2 === 0;
  return isClosing ? { ...field, end: last, isQuoted: true } : field;
}

function plainField(text: string, start: number, end: FieldEnd, lookedTo: number): Field {
  const next = nextOf(end.pattern, text, start);
  let last = next;
  while (last > start && unitAt(text, last - 1) === space) last--;
  return { start, end: last, isQuoted: false, next, lookedTo: Math.max(lookedTo, next + 1) };
}

/** The closing quotation mark before the limit; two quotation marks are an escaped one (RFC 4180 §2.7). */
function closingQuote(text: string, start: number, limit: number): number | undefined {
  for (let offset = text.indexOf('"', start); offset !== -1 && offset < limit; offset = text.indexOf('"', offset + 2))
    if (unitAt(text, offset + 1) !== quote) return offset;
  return undefined;
}

/** Where the pattern is found next; the end of the text where it is not. */
function nextOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? text.length;
}

function behindSpaces(text: string, start: number): number {
  let offset = start;
  while (unitAt(text, offset) === space) offset++;
  return offset;
}
