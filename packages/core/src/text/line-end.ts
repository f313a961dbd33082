import { runEnd } from "./run-end.js";
import { behind } from "./sticky-match.js";

/** The rest of a line without its end. */
export const restOfLine = /[^\n\r]{1,4096}/uy;

/** What parts a line from the next one. */
export const lineEnd = /\r\n|[\r\n]/uy;

/** Where the line ends that an offset is in, before what parts it from the next one. */
export function endOfLine(text: string, offset: number): number {
  return runEnd(restOfLine, text, offset);
}

/** What follows the line end at an offset; the offset itself if there is none. */
export function behindLineEnd(text: string, offset: number): number {
  return behind(lineEnd, text, offset);
}

/** The offset behind the line end at `offset`, at most `end`; CR LF is one line end. */
export function afterLineEnd(source: string, offset: number, end: number): number {
  const isPair = source[offset] === "\r" && source[offset + 1] === "\n" && offset + 1 < end;
  return offset + (isPair ? 2 : 1);
}
