import { lineEnd, restOfLine, runEnd } from "../../../run-end.js";
import { behind } from "../../../sticky-match.js";

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
    const end = runEnd(restOfLine, text, content);
    lines.push({ start, end, indent: content - start, isBlank: content === end });
    start = behind(lineEnd, text, end);
  }
  return lines;
}
