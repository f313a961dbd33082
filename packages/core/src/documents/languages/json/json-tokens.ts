import { endOfLine } from "../../../text/line-end.js";
import { unitAt } from "../../../text/unit-at.js";

/** A `word` is a number, a keyword, or a name without quotes. */
export type TokenKind = "{" | "}" | "[" | "]" | ":" | "," | "string" | "unterminated" | "word" | "comment";

/** Is given each token, so that no object need be made for it. */
export type TakeToken = (kind: TokenKind, start: number, end: number) => void;

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const backslash = 0x5c;

/**
 * Splits JSON, JSON with comments and JSON5 alike: in a plain JSON file a comment or a string in single quotes is a
 * mistake, but it can be nothing else. Every text has tokens; a string that its line leaves open is `unterminated`.
 */
export function splitJson(text: string, take: TakeToken): void {
  for (let offset = 0; offset < text.length;) offset = takeJsonToken(text, offset, take);
}

/** Takes the token at `start`, or what stands between two, and returns its end. */
export function takeJsonToken(text: string, start: number, take: TakeToken): number {
  let end = start;
  while (end < text.length && isSpace(unitAt(text, end))) end++;
  return end > start ? end : takeToken(text, start, take);
}

function takeToken(text: string, start: number, take: TakeToken): number {
  const character = text.charAt(start);
  switch (character) {
    case "{":
    case "}":
    case "[":
    case "]":
    case ":":
    case ",":
      take(character, start, start + 1);
      return start + 1;
    case '"':
    case "'":
      return takeString(text, start, take);
    case "/":
      return takeComment(text, start, take) ?? takeWord(text, start, take);
    default:
      return takeWord(text, start, take);
  }
}

/** A backslash takes along what follows it, a line end too (JSON5). */
function takeString(text: string, start: number, take: TakeToken): number {
  const quote = unitAt(text, start);
  let end = start + 1;
  for (; end < text.length; end++) {
    const unit = unitAt(text, end);
    if (unit === quote) {
      take("string", start, end + 1);
      return end + 1;
    }
    if (unit === lineFeed || unit === carriageReturn) break;
    if (unit === backslash) end += text.startsWith("\r\n", end + 1) ? 2 : 1;
  }
  end = Math.min(end, text.length);
  take("unterminated", start, end);
  return end;
}

function takeComment(text: string, start: number, take: TakeToken): number | undefined {
  const end = text.startsWith("/*", start)
    ? endOfBlockComment(text, start)
    : text.startsWith("//", start)
      ? endOfLine(text, start)
      : undefined;
  if (end !== undefined) take("comment", start, end);
  return end;
}

function endOfBlockComment(text: string, start: number): number {
  const close = text.indexOf("*/", start + 2);
  return close < 0 ? text.length : close + 2;
}

function takeWord(text: string, start: number, take: TakeToken): number {
  let end = start + 1;
  while (end < text.length && !endsWord(unitAt(text, end))) end++;
  take("word", start, end);
  return end;
}

const punctuation: ReadonlySet<number> = new Set(Array.from("{}[]:,\"'/", (character) => unitAt(character, 0)));

function endsWord(unit: number): boolean {
  return isSpace(unit) || punctuation.has(unit);
}

/** JSON's four spaces, those that JSON5 adds, and a byte order mark. */
function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === space || (unit >= tab && unit <= carriageReturn);
  return unit >= 0x80 && /[\s\uFEFF]/u.test(String.fromCharCode(unit));
}
