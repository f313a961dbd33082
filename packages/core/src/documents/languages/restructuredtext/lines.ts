import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { behind } from "../../../text/sticky-match.js";

/** A line of a text, without its end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** How much white space it begins with; a tab counts as one. */
  readonly indent: number;
  readonly isBlank: boolean;
}

const space = /[ \t\f\v]*/uy;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length;) {
    const content = behind(space, text, start);
    const end = endOfLine(text, content);
    lines.push({ start, end, indent: content - start, isBlank: content === end });
    start = behindLineEnd(text, end);
  }
  return lines;
}
