import { endOfLine } from "../../../text/line-end.js";
import { unitAt } from "../../../text/unit-at.js";

/** The kinds of tokens; a `word` is a number, a keyword or an unquoted name. */
export type JsonTokenKind = "{" | "}" | "[" | "]" | ":" | "," | "string" | "unterminated" | "word" | "comment";

/** Called for each token, so that no object need be allocated. */
export type TakeJsonToken = (kind: JsonTokenKind, start: number, end: number) => void;

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const backslash = 0x5c;

/**
 * Tokenizes JSON, JSON with comments and JSON5 alike: a comment or a single-quoted string in plain JSON is a mistake,
 * but can be nothing else. No text fails; a string that is not closed on its line is `unterminated`.
 */
export function splitJson(text: string, take: TakeJsonToken): void {
  for (let offset = 0; offset < text.length;) offset = takeJsonToken(text, offset, take);
}

/** Reads the token at `start`, or the white space there, and returns its end. */
export function takeJsonToken(text: string, start: number, take: TakeJsonToken): number {
  let end = start;
  while (end < text.length && isSpace(unitAt(text, end))) end++;
  return end > start ? end : takeToken(text, start, take);
}

function takeToken(text: string, start: number, take: TakeJsonToken): number {
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

/** Reads a string; a backslash escapes the next character, in JSON5 also a line end. */
function takeString(text: string, start: number, take: TakeJsonToken): number {
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

function takeComment(text: string, start: number, take: TakeJsonToken): number | undefined {
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

function takeWord(text: string, start: number, take: TakeJsonToken): number {
  let end = start + 1;
  while (end < text.length && !endsWord(unitAt(text, end))) end++;
  take("word", start, end);
  return end;
}

const punctuation: ReadonlySet<number> = new Set(Array.from("{}[]:,\"'/", (character) => unitAt(character, 0)));

function endsWord(unit: number): boolean {
  return isSpace(unit) || punctuation.has(unit);
}

/** The four white space characters of JSON, those that JSON5 adds, and the byte order mark. */
function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === space || (unit >= tab && unit <= carriageReturn);
  return unit >= 0x80 && /[\s\uFEFF]/u.test(String.fromCharCode(unit));
}
