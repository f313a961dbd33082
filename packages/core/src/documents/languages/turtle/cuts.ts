import { endOfLine } from "../../../text/line-end.js";
import { behind } from "../../../text/sticky-match.js";
import { iriToken, nameToken, stringToken } from "./turtle-tokens.js";

/** A token, or a run of the most frequent kinds of tokens. */
const plainTokens = /[\w:;,.[\]{} \t-]{1,4096}|<[^<>\s]{0,4096}>|"(?!"")[^"\\\r\n]{0,4096}"/uy;
const namePart = /[\w:.-]/u;

/**
 * The last offset at which a document of Turtle or TriG may be cut without changing how it is read: behind a line end
 * that is in no token and in no other relation to the next line. 0 if there is none. The units of the text may be
 * octets of UTF-8.
 */
export function lastCutIn(text: string): number {
  let cut = 0;
  /** Whether the line holds something that may continue in the next one: a comment, or an unclosed identifier. */
  let isOpen = false;
  for (let offset = 0; offset < text.length;) {
    const start = offset;
    offset = behind(plainTokens, text, offset);
    // A backslash escapes the next character of a name.
    if (text[offset] === "\\") offset = startOfName(text, offset, start);
    else if (offset > start) continue;
    switch (text[offset]) {
      case "\r":
      case "\n": {
        const end = text.startsWith("\r\n", offset) ? offset + 2 : offset + 1;
        // A carriage return at the end of the text may be half of a line end.
        const isWhole = text[end - 1] === "\n" || end < text.length;
        if (!isOpen && isWhole && !isContinued(text, offset)) cut = end;
        isOpen = false;
        offset = end;
        break;
      }
      case "#":
        isOpen = true;
        offset = endOfLine(text, offset);
        break;
      case '"':
      case "'":
        offset = stringToken(text, offset).next;
        break;
      case "<": {
        const { end, next } = iriToken(text, offset);
        if (text[offset + 1] === "<") offset += 2;
        else {
          isOpen ||= next === end;
          offset = next;
        }
        break;
      }
      case "@":
      case "?":
      case "$":
        offset = nameToken(text, offset + 1)?.end ?? offset + 1;
        break;
      default:
        offset = nameToken(text, offset)?.end ?? offset + 1;
    }
  }
  return cut;
}

/** The beginning of the name that ends at `end`, at the earliest `first`. */
function startOfName(text: string, end: number, first: number): number {
  let start = end;
  while (start > first && namePart.test(text.charAt(start - 1))) start--;
  return start;
}

/** Whether the token before a line end may belong to the next line: to a datatype, or to the argument of a function. */
function isContinued(text: string, lineEnd: number): boolean {
  return /[\^(][ \t]{0,24}$/u.test(text.slice(Math.max(0, lineEnd - 25), lineEnd));
}
