import { behindLineEnd } from "../../../text/line-end.js";
import type { Piece, SyntaxName } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { behind, matchedText, matchEnd } from "../../../text/sticky-match.js";
import { unitAt } from "../../../text/unit-at.js";
import { afterBlanks, endOfLine, endOfWord, isBlank, isLineEnd, isMarker, isSpaceAt, withoutBlanks } from "./lines.js";
import { wordSet } from "../../../text/word-set.js";

/** A scalar without its quotation marks, and the offset behind it. */
export interface Scalar {
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
  /** Absent if the scalar stands on one line. */
  readonly pieces?: readonly Piece[];
  readonly next: number;
}

/** Where a scalar may continue on the next line. */
export interface ScalarContext {
  /** The lines of the scalar must be indented more than this. */
  readonly indent: number;
  /** Whether brackets and commas end the scalar. */
  readonly inFlow: boolean;
  /** Called with an offset in each line that was looked at behind a node. */
  readonly lookAt: LookAt;
}

export type LookAt = (offset: number) => void;

/** The scalar at a quotation mark; undefined if it is not closed within its block. */
export function quotedScalar(text: string, start: number, context: ScalarContext): Scalar | undefined {
  const end = endOfQuoted(text, start, context);
  if (end === undefined) return undefined;
  const syntax = text[start] === '"' ? "yaml-double" : "yaml-single";
  return { ...folded(text, start + 1, end, syntax), next: end + 1 };
}

/** An address behind two quotation marks, which are an empty scalar, up to the mark behind it. */
const doublyOpened = /(["'])\1https?:\/\/[^\s"'<>]{1,2000}\1(?=\s|$)/iuy;

/** The end of an address whose quotation mark is doubled before it: `""https://a.example"`. */
export function endOfDoublyOpened(text: string, start: number): number | undefined {
  return matchEnd(doublyOpened, text, start);
}

function endOfQuoted(text: string, start: number, { indent, lookAt }: ScalarContext): number | undefined {
  const quote = text[start];
  for (let offset = start + 1; offset < text.length; offset++) {
    const unit = unitAt(text, offset);
    if (text[offset] === quote) {
      if (quote === '"' || text[offset + 1] !== quote) return offset;
      offset++;
    } else if (unit === 0x5c && quote === '"') {
      if (!isLineEnd(unitAt(text, offset + 1))) offset++;
    } else if (isLineEnd(unit)) {
      const next = behindLineEnd(text, offset);
      if (isMarker(text, next) || (endsBlock(text, next, indent) && !closesAlone(text, next, quote))) {
        lookAt(next);
        return undefined;
      }
      offset = next - 1;
    }
  }
  lookAt(text.length);
  return undefined;
}

/** Whether the line at `offset` holds text that is not indented enough. */
function endsBlock(text: string, offset: number, indent: number): boolean {
  const content = afterBlanks(text, offset);
  return content - offset <= indent && content < text.length && !isLineEnd(unitAt(text, content));
}

const closingAlone = /["'][ \t]*(?=[\r\n]|$)/uy;

/**
 * Whether a line holds the closing quotation mark and nothing else: programs such as Ruby's Psych write it without indentation behind a
 * line end that belongs to the text.
 */
function closesAlone(text: string, offset: number, quote: string | undefined): boolean {
  return text[offset] === quote && matchEnd(closingAlone, text, offset) !== undefined;
}

const lineBreaks = /[ \t]*(?:[\r\n][ \t]*)+/uy;
const escapedBreaks = /\\(?:[\r\n][ \t]*)+/uy;

/** The lines of a scalar, with the line folds between them as pieces of their own. */
function folded(text: string, start: number, end: number, syntax: SyntaxName): Omit<Scalar, "next"> {
  const span = { start, end };
  if (endOfLine(text, start, end) === end) return { span, syntax };
  const pieces: Piece[] = [];
  let line = start;
  while (line < end) {
    const stop = endOfLine(text, line, end);
    if (stop === end) {
      pieces.push({ kind: "text", span: { start: line, end } });
      break;
    }
    const breaks = breaksAt(text, line, stop, syntax);
    pieces.push(
      { kind: "text", span: { start: line, end: breaks.start } },
      { kind: "text", span: breaks, syntax: "yaml-fold" },
    );
    line = Math.min(breaks.end, end);
  }
  return { span, syntax, pieces };
}

function breaksAt(text: string, line: number, stop: number, syntax: SyntaxName): Span<"source"> {
  const isEscaped = syntax === "yaml-double" && countBackslashes(text, line, stop) % 2 === 1;
  const start = isEscaped ? stop - 1 : endOfContent(text, line, stop, syntax);
  return { start, end: behind(isEscaped ? escapedBreaks : lineBreaks, text, start) };
}

/** The end of a line's content without trailing blanks, except one that is escaped. */
function endOfContent(text: string, line: number, stop: number, syntax: SyntaxName): number {
  const end = withoutBlanks(text, line, stop);
  return syntax === "yaml-double" && end < stop && countBackslashes(text, line, end) % 2 === 1 ? end + 1 : end;
}

function countBackslashes(text: string, start: number, end: number): number {
  let first = end;
  while (first > start && unitAt(text, first - 1) === 0x5c) first--;
  return end - first;
}

/** The plain scalar at `start`, with its continuation lines. */
export function plainScalar(text: string, start: number, context: ScalarContext): Scalar {
  let end = endOfPlain(text, start, context.inFlow);
  let next = end;
  while (next < text.length && isLineEnd(unitAt(text, afterBlanks(text, next)))) {
    const line = nextContent(text, next);
    context.lookAt(line);
    if (!continuesPlain(text, line, context)) break;
    next = endOfPlain(text, line, context.inFlow);
    if (next === line) break;
    end = next;
  }
  return { ...folded(text, start, end, "yaml-plain"), next: end };
}

/** The first of the arguments of a tag of the program's own, if it is an address: `!include https://a.example/b .c`. */
export function firstArgument(text: string, scalar: Scalar): Scalar {
  const { start, end } = scalar.span;
  const word = { start, end: Math.min(end, endOfWord(text, start)) };
  const isAddress = scalar.syntax === "yaml-plain" && text.slice(word.start, word.end).includes("://");
  return isAddress ? { span: word, syntax: scalar.syntax, next: scalar.next } : scalar;
}

/** The offset of the next content, behind blanks, line ends and indentation. */
export function nextContent(text: string, offset: number): number {
  let end = afterBlanks(text, offset);
  while (end < text.length && isLineEnd(unitAt(text, end))) end = afterBlanks(text, behindLineEnd(text, end));
  return end;
}

const keyOnLine = /[^\s#:,[\]{}'"]+:(?=\s|$)/uy;

function continuesPlain(text: string, offset: number, { indent, inFlow }: ScalarContext): boolean {
  if (offset >= text.length || text[offset] === "#") return false;
  const lineStart = startOfLine(text, offset);
  if (offset - lineStart <= indent || isMarker(text, lineStart)) return false;
  // In a block, a plain key on the continuation line shows that the scalar before it is broken: the two are kept apart.
  return inFlow || (matchEnd(keyOnLine, text, offset) === undefined && !isGlued(text, offset));
}

/** A key and an address, without white space behind the colon. */
const gluedKey = /[A-Za-z][\w-]{0,56}(?=:https?:\/\/\S)/iuy;

/** Keys whose value is an address, and last words of such keys. */
const addressKeys = wordSet(`
address api avatar blog changelog demo discord doc docs documentation download endpoint facebook feed forum github gitlab homepage href icon image instagram iri link
linkedin logo mastodon notes page repo repository repo-code repository-code server site slides source twitter uri url
value video web website youtube termsofservice terms-ofservice termsof-service
terms-of-service
`);

/** Whether a key whose value is an address stands there, with that address right behind its colon. */
export function isGlued(text: string, offset: number): boolean {
  const key = matchedText(gluedKey, text, offset).toLowerCase();
  const lastWord = key.split(/[-_]/u).at(-1) ?? "";
  return addressKeys.has(key) || addressKeys.has(lastWord) || /[-_]repo(?:sitory)?-code$/u.test(key);
}

function startOfLine(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && isBlank(unitAt(text, start - 1))) start--;
  return start;
}

/** The end of a plain scalar on its line. */
function endOfPlain(text: string, start: number, inFlow: boolean): number {
  let end = start;
  for (; end < text.length; end++) {
    const unit = unitAt(text, end);
    if (isLineEnd(unit)) break;
    if (unit === colon && (isSpaceAt(text, end + 1) || (inFlow && isFlowIndicator(unitAt(text, end + 1))))) break;
    if (unit === numberSign && end > start && isBlank(unitAt(text, end - 1))) break;
    if (inFlow && isFlowIndicator(unit)) break;
  }
  return withoutBlanks(text, start, end);
}

const colon = 0x3a;
const numberSign = 0x23;

export function isFlowIndicator(unit: number): boolean {
  return unit === 0x2c || unit === 0x5b || unit === 0x5d || unit === 0x7b || unit === 0x7d;
}
