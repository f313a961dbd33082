import { endOfLine } from "../../../text/line-end.js";
import { runEnd } from "../../../text/run-end.js";

/** The kinds of tokens; a `word` is a bare key, a number, a date, or a part of one. */
export type TomlTokenKind =
  "string" | "unterminated" | "word" | "comment" | "line end" | "[" | "]" | "{" | "}" | "=" | "," | ".";

/**
 * Called for each token, so that no object need be allocated. Of a string, the span lies between its quotation marks.
 */
export type TakeTomlToken = (kind: TomlTokenKind, start: number, end: number) => void;

const wordPart = /[^\s[\]{}=,."'#]{1,4096}/uy;
const basicPart = /(?:[^"\\\n\r]|\\[^\n\r]){1,4096}/uy;
const literalPart = /[^'\n\r]{1,4096}/uy;

/** Reads the token at `start` and returns its end; a string that is not closed on its line is `unterminated`. */
export function takeTomlToken(text: string, start: number, take: TakeTomlToken): number {
  const character = text.charAt(start);
  switch (character) {
    case " ":
    case "\t":
      return start + 1;
    case "\n":
    case "\r":
      take("line end", start, start + 1);
      return start + 1;
    case "[":
    case "]":
    case "{":
    case "}":
    case "=":
    case ",":
    case ".":
      take(character, start, start + 1);
      return start + 1;
    case '"':
    case "'":
      return text.startsWith(character.repeat(3), start) ? takeLong(text, start, take) : takeString(text, start, take);
    case "#": {
      const end = endOfLine(text, start);
      take("comment", start, end);
      return end;
    }
    default: {
      const end = Math.max(runEnd(wordPart, text, start), start + 1);
      take("word", start, end);
      return end;
    }
  }
}

function takeString(text: string, start: number, take: TakeTomlToken): number {
  const quote = text.charAt(start);
  const end = runEnd(quote === '"' ? basicPart : literalPart, text, start + 1);
  if (text[end] !== quote) {
    const lineEnd = endOfLine(text, end);
    take("unterminated", start, lineEnd);
    return lineEnd;
  }
  take("string", start + 1, end);
  return end + 1;
}

/**
 * Reads a multi-line string. A line end right behind its opening marks is not part of it; up to two quotation marks may
 * end its content (TOML 1.0, *String*).
 */
function takeLong(text: string, start: number, take: TakeTomlToken): number {
  const quote = text.charAt(start);
  const first = start + 3 + (/^(?:\r\n|\n)/u.exec(text.slice(start + 3, start + 5))?.[0].length ?? 0);
  let end = first;
  while (end < text.length && !text.startsWith(quote.repeat(3), end))
    end += text[end] === "\\" && quote === '"' ? 2 : 1;
  if (end >= text.length) return text.length;
  for (let more = 0; more < 2 && text[end + 3] === quote; more++) end++;
  take("string", first, end);
  return end + 3;
}
