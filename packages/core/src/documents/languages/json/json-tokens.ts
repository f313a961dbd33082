import type { Span } from "../../../span.js";

/** A `word` is a number, a keyword, or a name without quotes. */
export type TokenKind = "{" | "}" | "[" | "]" | ":" | "," | "string" | "unterminated" | "word" | "comment";

export interface Token extends Span<"source"> {
  readonly kind: TokenKind;
}

/**
 * The tokens of JSON, JSON with comments and JSON5 alike: in a plain JSON file a comment or a string in single quotes
 * is a mistake, but it can be nothing else. Every text has tokens; a string that its line leaves open is
 * `unterminated`.
 */
export function* jsonTokens(text: string): Generator<Token> {
  for (let start = skipSpace(text, 0); start < text.length;) {
    const token = tokenAt(text, start);
    yield token;
    start = skipSpace(text, token.end);
  }
}

function tokenAt(text: string, start: number): Token {
  const character = text[start] ?? "";
  switch (character) {
    case "{":
    case "}":
    case "[":
    case "]":
    case ":":
    case ",":
      return { kind: character, start, end: start + 1 };
    case '"':
    case "'":
      return stringAt(text, start, character);
    default:
      return commentAt(text, start) ?? wordAt(text, start);
  }
}

/** A backslash takes along what follows it, a line end too (JSON5). */
function stringAt(text: string, start: number, quote: string): Token {
  let end = start + 1;
  for (; end < text.length && !isLineEnd(text, end); end++) {
    const character = text[end];
    if (character === quote) return { kind: "string", start, end: end + 1 };
    if (character === "\\") end += text.startsWith("\r\n", end + 1) ? 2 : 1;
  }
  return { kind: "unterminated", start, end: Math.min(end, text.length) };
}

function commentAt(text: string, start: number): Token | undefined {
  if (text[start] !== "/") return undefined;
  if (text[start + 1] === "*") {
    const close = text.indexOf("*/", start + 2);
    return { kind: "comment", start, end: close < 0 ? text.length : close + 2 };
  }
  if (text[start + 1] !== "/") return undefined;
  let end = start + 2;
  while (end < text.length && !isLineEnd(text, end)) end++;
  return { kind: "comment", start, end };
}

function wordAt(text: string, start: number): Token {
  let end = start + 1;
  while (end < text.length && !isBoundary(text, end)) end++;
  return { kind: "word", start, end };
}

function skipSpace(text: string, start: number): number {
  let offset = start;
  while (offset < text.length && isSpace(text, offset)) offset++;
  return offset;
}

function isLineEnd(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 0x0a || unit === 0x0d;
}

function isBoundary(text: string, offset: number): boolean {
  return isSpace(text, offset) || "{}[]:,\"'/".includes(text.charAt(offset));
}

/** JSON's four spaces, those that JSON5 adds, and a byte order mark. */
function isSpace(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return /[\s\uFEFF]/u.test(text.charAt(offset));
}
