import type { Edit } from "../../findings/finding.js";
import { lowerBound } from "../../text/lower-bound.js";
import { contains, type Span } from "../../findings/span.js";
import { mayBeginHole, mayLengthenHole } from "../read/hole-beginnings.js";
import type { Literal, TextPiece } from "../read/literal.js";
import type { LocatedEdit } from "./located-finding.js";
import { firstReaching } from "../../findings/sorted-spans.js";
import type { Syntax } from "../syntaxes/syntax.js";
import { syntaxOf } from "../syntaxes/syntaxes.js";

/** How a text is written in a syntax, within a piece of the source; nothing if it cannot be. */
type Write = (syntax: Syntax, text: string, source: string, piece: Span<"source">) => string | undefined;

/** As the syntax writes it, with escapes only where they are needed or something would not be seen. */
const encoded: Write = (syntax, text, source, piece) => syntax.encode(text, source, piece);

/** As escapes throughout. */
export const escaped: Write = (syntax, text) => syntax.escape?.(text);

/** An edit of the identifier in terms of its source; nothing if it cannot be written there exactly. */
export function writtenEdit(
  source: string,
  literal: Literal,
  edit: Edit,
  write: Write = encoded,
): LocatedEdit | undefined {
  const { map } = literal;
  if (!isExact(literal, edit.span)) return undefined;
  const span = map.toSource(edit.span);
  const piece = pieceAround(literal, span);
  if (piece === undefined) return undefined;
  const syntax = syntaxOf(piece.syntax ?? literal.syntax);
  const text = write(syntax, edit.text, source, piece.span);
  if (text === undefined) return undefined;
  const located = { span, text };
  if (changesBackslashBeforeEnd(source, located, piece.span) || makesLongQuote(source, located, piece.span)) {
    return undefined;
  }
  if (baresBrace(source, located) || makesSubstitution(source, located, piece.span)) return undefined;
  if (lengthensHole(source, literal, located, piece) || syntax.keeps?.(source, located, piece.span) === false) {
    return undefined;
  }
  return readsBack(source, literal, edit, located, piece) ? located : undefined;
}

/** The same of several edits: none if one of them cannot be written there exactly. */
export function writtenEdits(
  source: string,
  literal: Literal,
  edits: readonly Edit[],
  write: Write = encoded,
): LocatedEdit[] {
  const written = edits.map((edit) => writtenEdit(source, literal, edit, write));
  const exact = written.filter((edit) => edit !== undefined);
  return exact.length < written.length ? [] : exact;
}

/**
 * Whether a backslash that was read as itself would stand before what ends the piece, and escape that; or would no longer
 * stand before a line end, which then ends the string.
 */
function changesBackslashBeforeEnd(source: string, { span, text }: LocatedEdit, piece: Span<"source">): boolean {
  const isAtEnd = span.end === piece.end;
  const isBeforeLineEnd = /[\n\r]/u.test(source.charAt(span.end));
  if (!isAtEnd && !isBeforeLineEnd) return false;
  const before = source.slice(Math.max(piece.start, span.start - reach), span.start);
  const was = endsInBackslash(before + source.slice(span.start, span.end));
  const is = endsInBackslash(before + text);
  return (isAtEnd && is && !was) || (isBeforeLineEnd && was && !is);
}

/** Whether a brace would be left of a broken escape (`\\U{`), at which something may be put in. */
function baresBrace(source: string, { span, text }: LocatedEdit): boolean {
  const isBroken =
    source.slice(span.start, span.end).endsWith("\\") && /^[A-Za-z]\{/u.test(source.slice(span.end, span.end + 2));
  return isBroken && !text.endsWith("\\");
}

/** Whether a dollar sign would come to stand before a parenthesis behind the piece: a command in between, `$(a)`. */
function makesSubstitution(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  if (span.end !== end || source[end] !== "(") return false;
  const before = source.slice(Math.max(start, span.start - 1), span.start);
  return (before + text).endsWith("$") && !(before + source.slice(span.start, end)).endsWith("$");
}

/**
 * Whether three quotation marks would stand together, which begin or end a string of several lines: within the piece, or
 * around one of which nothing is left.
 */
function makesLongQuote(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - 2), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + 2));
  if (longQuote.test(before + text + after))
    return !longQuote.test(before + source.slice(span.start, span.end) + after);
  const isEmpty = text === "" && span.start === start && span.end === end;
  return isEmpty && longQuote.test(source.charAt(start - 1) + source.slice(end, end + 2));
}

const longQuote = /(?<quote>["'])\k<quote>{2}/u;

/** Whether what is written at the beginning of a piece would be read as part of the hole before it. */
function lengthensHole(
  source: string,
  { syntax, pieces }: Literal,
  { span, text }: LocatedEdit,
  piece: TextPiece,
): boolean {
  if (span.start !== piece.span.start || pieces[0] === piece) return false;
  const after = text === "" ? source.slice(span.end, piece.span.end) : text;
  return mayLengthenHole(piece.syntax ?? syntax, source.slice(span.start - 1, span.start), after.slice(0, 1));
}

/** An odd number of them: each of an even one is escaped, or escapes the next one. */
function endsInBackslash(text: string): boolean {
  return /(?<!\\)(?:\\\\)*\\$/u.test(text);
}

/** Whether the characters of the span are written one after the other, and no escape stands across its ends. */
function isExact({ map, holes, place }: Literal, { start, end }: Span): boolean {
  if (!map.isBoundary(start) || !map.isBoundary(end)) return false;
  const hole = firstReaching(holes, start + 1);
  // The expressions of a template are written as they are.
  if (hole !== undefined && hole.start < end && place.template === undefined) return false;
  for (let offset = start + 1; offset < end; offset++) if (!map.isSeamless(offset)) return false;
  return true;
}

/** The piece of text in which a span of the source lies. */
function pieceAround({ pieces }: Literal, span: Span<"source">): TextPiece | undefined {
  const piece = pieces[lowerBound(pieces.length, (index) => (pieces[index]?.span.end ?? 0) < span.end)];
  return piece?.kind === "text" && contains(piece.span, span) ? piece : undefined;
}

/** Whether the edited source decodes to the edited text, whatever stands beside the edit. */
function readsBack(source: string, literal: Literal, edit: Edit, located: LocatedEdit, piece: TextPiece): boolean {
  const { text, map, holes } = literal;
  const syntax = syntaxOf(piece.syntax ?? literal.syntax);
  const { start, end } = neighbourhood(literal, edit.span, piece.span.start);
  const around = map.toSource({ start, end });
  // In text, beside a placeholder or a gap, what is written there may belong to an escape that the edit makes.
  const isAfterOther = start === 0 || firstReaching(holes, start)?.end === start || !map.isSeamless(start);
  const isBeforeOther = end === text.length || firstReaching(holes, end + 1)?.start === end || !map.isSeamless(end);
  const head = isAfterOther ? source.slice(Math.max(piece.span.start, around.start - reach), around.start) : "";
  const tail = isBeforeOther ? source.slice(around.end, Math.min(piece.span.end, around.end + reach)) : "";
  const edited =
    source.slice(around.start, located.span.start) + located.text + source.slice(located.span.end, around.end);
  const expected = text.slice(start, edit.span.start) + edit.text + text.slice(edit.span.end, end);
  if (decoded(syntax, head + edited + tail) !== decoded(syntax, head) + expected + decoded(syntax, tail)) return false;
  return !mayBeginHole(syntax.name, head + source.slice(around.start, around.end) + tail, head + edited + tail);
}

function decoded(syntax: Syntax, source: string): string {
  return syntax.decode(source, { start: 0, end: source.length }).text;
}

/** More units than any escape is long. */
const reach = 40;

/** The characters beside a span that may be read together with it: up to a hole, a prefix or a gap in the source. */
function neighbourhood({ text, map, holes }: Literal, span: Span, first: number): Span {
  let { start, end } = span;
  while (start > Math.max(0, span.start - reach) && map.isSeamless(start)) {
    if (firstReaching(holes, start)?.end === start) break;
    if (map.toSource({ start: start - 1, end: start }).start < first) break;
    start--;
  }
  while (end < Math.min(text.length, span.end + reach) && map.isSeamless(end)) {
    if (firstReaching(holes, end + 1)?.start === end) break;
    end++;
  }
  while (!map.isBoundary(start)) start--;
  while (!map.isBoundary(end)) end++;
  return { start, end };
}
