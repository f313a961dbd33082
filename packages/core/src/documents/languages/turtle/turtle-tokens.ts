import { endOfUnclosed } from "../../../literals/locating/index.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { unitAt } from "../../../text/unit-at.js";
import { runEnd } from "../../../text/run-end.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/** The extent of `<…>`, and whether it is closed. */
export interface IriToken {
  /** The offset of the `>`. */
  readonly end: number;
  readonly next: number;
}

/**
 * How far behind the first white space in an identifier its end is looked for, in UTF-16 code units, so that unclosed
 * ones take linear time.
 */
const longestBroken = 1024;

/** The rest of an identifier that is broken by a line end: the next line, up to `>`. */
const rest = /(?:\r\n?|\n)[ \t]{0,64}[^\s<>"'{}]{0,1024}(?=>)/uy;

/**
 * The identifier between `<` at `start` and `>` on the same line, whatever stands between, or on the next line, if only
 * the rest of the identifier precedes it. An unclosed one ends at white space, and so does one within which another
 * seems to begin.
 */
export function iriToken(text: string, start: number): IriToken {
  let firstSpace = text.length;
  for (let end = start + 1; end < text.length; end++) {
    const character = text[end];
    if (character === ">") return { end, next: end + 1 };
    if (character === "\n" || character === "\r") return firstSpace < end ? unclosed(firstSpace) : brokenAt(text, end);
    if (character === " " || character === "\t") {
      firstSpace = Math.min(firstSpace, end);
      if (endOfUnclosed.test(text.slice(end, end + 2))) break;
    } else if (character === "<" && firstSpace < end) break;
    if (end - firstSpace > longestBroken) break;
  }
  return unclosed(firstSpace);
}

const bare = /[^\s<>"{}|\\^`]{1,4096}/uy;

/** What stands before a term on its line, if anything: a mark, a name, or a keyword, but no word of a sentence. */
const beforeTerm = patternSequence(
  patternUnion(/^|(?<!&lt);|[.,>=^[({\])}"']|:[\w.-]{0,32}/iu, /(?<![\w:.-])(?:a|base|graph|from|named|service)/iu),
  /$/iu,
);

/** How far back it is looked for, in UTF-16 code units. */
export const behindBareIri = 32;

/**
 * The end of an identifier that stands at `start` without angle brackets; the marks that end a statement or a list do
 * not belong to it. Undefined where no term can stand.
 */
export function endOfBareIri(text: string, start: number): number | undefined {
  const before = text.slice(Math.max(0, start - behindBareIri), start);
  if (!beforeTerm.test((before.split(/[\r\n]/u).at(-1) ?? "").trimEnd())) return undefined;
  let end = runEnd(bare, text, start);
  while (end > start && ".,;)]".includes(text.charAt(end - 1))) end--;
  return end;
}

/** The identifier whose first line ends at `lineEnd`. */
function brokenAt(text: string, lineEnd: number): IriToken {
  const end = matchEnd(rest, text, lineEnd);
  return end === undefined ? unclosed(lineEnd) : { end, next: end + 1 };
}

function unclosed(end: number): IriToken {
  return { end, next: end };
}

/** The span of a string without quotation marks, and the offset behind it. */
export interface TurtleString {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/**
 * The string at `start`, between single or triple quotation marks; with single ones, it ends with its line at the
 * latest.
 */
export function stringToken(text: string, start: number): TurtleString {
  const quote = text.charAt(start);
  const long = quote.repeat(3);
  if (text.startsWith(long, start)) return linesBetween(text, start, long);
  let end = start + 1;
  while (end < text.length && text[end] !== quote && !isLineEnd(unitAt(text, end))) end += text[end] === "\\" ? 2 : 1;
  end = Math.min(end, text.length);
  return { start: start + 1, end, next: text[end] === quote ? end + 1 : end };
}

/** The multi-line string at `start` with the given quotation marks. */
export function linesBetween(text: string, start: number, quotes: string): TurtleString {
  const first = start + quotes.length;
  for (let end = first; end < text.length; end += text[end] === "\\" ? 2 : 1) {
    if (text[end] === quotes[0] && text.startsWith(quotes, end))
      return { start: first, end, next: end + quotes.length };
  }
  return { start: first, end: text.length, next: text.length };
}

/** What the word before a declaration declares, as SPARQL writes it; nothing if it is another word. */
export function declaredBy(word: string): "base" | "prefix" | undefined {
  if (/^prefix$/iu.test(word)) return "prefix";
  return /^base$/iu.test(word) ? "base" : undefined;
}

/** A keyword, or a prefixed name. */
export interface NameToken {
  /** The offset behind its colon; undefined if it has none. */
  readonly local: number | undefined;
  readonly end: number;
}

const wordPart = /(?:[\w.-]|[^\0-\x7F\s]){1,4096}/uy;
const localPart = /(?:[\w:%.-]|[^\0-\x7F\s]|\\[!-~]){1,4096}/uy;

/** The keyword or prefixed name at `start`; undefined if another kind of token stands there. */
export function nameToken(text: string, start: number): NameToken | undefined {
  const end = runEnd(wordPart, text, start);
  if (text[end] !== ":") return end === start ? undefined : { local: undefined, end };
  return { local: end + 1, end: withoutDots(text, end + 1, runEnd(localPart, text, end + 1)) };
}

/** The end of a name without the dots that end a statement. */
function withoutDots(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text[last - 1] === "." && text[last - 2] !== "\\") last--;
  return last;
}

function isLineEnd(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}
