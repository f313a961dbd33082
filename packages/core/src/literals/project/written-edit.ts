import type { Edit } from "../../findings/finding.js";
import { lowerBound } from "../../text/lower-bound.js";
import { contains, type Span } from "../../findings/span.js";
import { mayBeginHole, mayLengthenHole } from "../read/hole-beginnings.js";
import type { Literal, TextPiece } from "../read/literal.js";
import type { LocatedEdit } from "./located-finding.js";
import { firstReaching } from "../../text/sorted-spans.js";
import type { Syntax } from "../syntaxes/syntax.js";
import { syntaxOf } from "../syntaxes/syntaxes.js";

/** Writes a text in a syntax, within a piece of the source; `undefined` if that is impossible. */
type WriteText = (syntax: Syntax, text: string, source: string, piece: Span<"source">) => string | undefined;

/** With escapes for what the syntax needs to escape, and for invisible characters. */
const encoded: WriteText = (syntax, text, source, piece) => syntax.encode(text, source, piece);

/** With every character as an escape. */
export const escaped: WriteText = (syntax, text) => syntax.escape?.(text);

/**
 * Maps an edit of the identifier to its source; `undefined` unless the edited source decodes to exactly the edited text
 * and no character beside the edit gets another meaning.
 */
export function writtenEdit(
  source: string,
  literal: Literal,
  edit: Edit,
  write: WriteText = encoded,
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

/** Maps several edits; empty if one of them cannot be written exactly. */
export function writtenEdits(
  source: string,
  literal: Literal,
  edits: readonly Edit[],
  write: WriteText = encoded,
): LocatedEdit[] {
  const written = edits.map((edit) => writtenEdit(source, literal, edit, write));
  const exact = written.filter((edit) => edit !== undefined);
  return exact.length < written.length ? [] : exact;
}

/**
 * Whether an edit puts a backslash right before the end of the piece, where it would escape the quotation mark, or
 * removes one before a line end, which would then end the string.
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

/** Whether an edit removes the backslash of a malformed escape (`\\U{`), whose brace may then begin a hole. */
function baresBrace(source: string, { span, text }: LocatedEdit): boolean {
  const isBroken =
    source.slice(span.start, span.end).endsWith("\\") && /^[A-Za-z]\{/u.test(source.slice(span.end, span.end + 2));
  return isBroken && !text.endsWith("\\");
}

/** Whether an edit puts `$` right before a parenthesis behind the piece, which makes a command substitution, `$(a)`. */
function makesSubstitution(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  if (span.end !== end || source[end] !== "(") return false;
  const before = source.slice(Math.max(start, span.start - 1), span.start);
  return (before + text).endsWith("$") && !(before + source.slice(span.start, end)).endsWith("$");
}

/**
 * Whether an edit makes three quotation marks adjacent, which delimit strings of several lines in some languages:
 * within the piece, or around a piece that it empties.
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

/** Whether text at the beginning of a piece would be read as part of the hole before it. */
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

/** Whether a text ends in an odd number of backslashes, the last of which is not escaped. */
function endsInBackslash(text: string): boolean {
  return /(?<!\\)(?:\\\\)*\\$/u.test(text);
}

/** Whether a span is contiguous in the source, has no hole, and cuts no escape at its ends. */
function isExact({ map, holes, place }: Literal, { start, end }: Span): boolean {
  if (!map.isBoundary(start) || !map.isBoundary(end)) return false;
  const hole = firstReaching(holes, start + 1);
  // The expressions of a URI template decode to themselves, and can be edited.
  if (hole !== undefined && hole.start < end && place.template === undefined) return false;
  for (let offset = start + 1; offset < end; offset++) if (!map.isContiguous(offset)) return false;
  return true;
}

/** The piece of text that contains a span of the source. */
function pieceAround({ pieces }: Literal, span: Span<"source">): TextPiece | undefined {
  const piece = pieces[lowerBound(pieces.length, (index) => (pieces[index]?.span.end ?? 0) < span.end)];
  return piece?.kind === "text" && contains(piece.span, span) ? piece : undefined;
}

/** Whether the source around the edit, once edited, decodes to the edited text, and has no new hole. */
function readsBack(source: string, literal: Literal, edit: Edit, located: LocatedEdit, piece: TextPiece): boolean {
  const { text, map, holes } = literal;
  const syntax = syntaxOf(piece.syntax ?? literal.syntax);
  const { start, end } = neighbourhood(literal, edit.span, piece.span.start);
  const around = map.toSource({ start, end });
  // Beside a placeholder or a gap in the source, the edit may complete an escape together with what is written there.
  const isAfterOther = start === 0 || firstReaching(holes, start)?.end === start || !map.isContiguous(start);
  const isBeforeOther = end === text.length || firstReaching(holes, end + 1)?.start === end || !map.isContiguous(end);
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

/** In UTF-16 code units; no escape is longer. */
const reach = 40;

/** The span extended by up to `reach` code units on each side, up to a hole, a prefix or a gap in the source. */
function neighbourhood({ text, map, holes }: Literal, span: Span, first: number): Span {
  let { start, end } = span;
  while (start > Math.max(0, span.start - reach) && map.isContiguous(start)) {
    if (firstReaching(holes, start)?.end === start) break;
    if (map.toSource({ start: start - 1, end: start }).start < first) break;
    start--;
  }
  while (end < Math.min(text.length, span.end + reach) && map.isContiguous(end)) {
    if (firstReaching(holes, end + 1)?.start === end) break;
    end++;
  }
  while (!map.isBoundary(start)) start--;
  while (!map.isBoundary(end)) end++;
  return { start, end };
}
