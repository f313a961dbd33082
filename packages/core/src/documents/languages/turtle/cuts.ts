import { endOfLine } from "../../../text/line-end.js";
import { behind } from "../../../text/sticky-match.js";
import { iriToken, nameToken, stringToken } from "./turtle-tokens.js";

/** Matches a token, or a run of the most frequent ones. */
const plainTokens = /[\w:;,.[\]{} \t-]{1,4096}|<[^<>\s]{0,4096}>|"(?!"")[^"\\\r\n]{0,4096}"/uy;
const namePart = /[\w:.-]/u;

/**
 * Where a document of Turtle or TriG may be cut for the last time, so that what stands before and behind is read as if it
 * were not cut: behind the end of a line that ends no token, and in no other relation to the next one. 0 if it may not be cut.
 * A text whose units are the octets of UTF-8 does as well.
 */
export function lastCutIn(text: string): number {
  let cut = 0;
  /** Whether the line has something that may concern the next one: a comment, or an identifier that is not closed. */
  let isOpen = false;
  for (let offset = 0; offset < text.length;) {
    const start = offset;
    offset = behind(plainTokens, text, offset);
    // A backslash in a name takes along what follows it.
    if (text[offset] === "\\") offset = startOfName(text, offset, start);
    else if (offset > start) continue;
    switch (text[offset]) {
      case "\r":
      case "\n": {
        const end = text.startsWith("\r\n", offset) ? offset + 2 : offset + 1;
        // A carriage return at the end may be half of a line end.
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

/** Where the name begins, if not before `first`, that ends at `end`. */
function startOfName(text: string, end: number, first: number): number {
  let start = end;
  while (start > first && namePart.test(text.charAt(start - 1))) start--;
  return start;
}

/** Whether what stands before a line end may begin what the next line goes on with: a datatype, or the argument of a function. */
function isContinued(text: string, lineEnd: number): boolean {
  return /[\^(][ \t]{0,24}$/u.test(text.slice(Math.max(0, lineEnd - 25), lineEnd));
}
