import { restOfLine, runEnd } from "../../../run-end.js";

/** A line of a text, without its end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** How much white space it begins with; a tab counts as one. */
  readonly indent: number;
  readonly isBlank: boolean;
}

const space = /[ \t\f\v]*/uy;
const lineEnd = /\r\n|[\r\n]|$/uy;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; start = lineEnd.lastIndex) {
    space.lastIndex = start;
    space.test(text);
    const content = space.lastIndex;
    const end = runEnd(restOfLine, text, content);
    lines.push({ start, end, indent: content - start, isBlank: content === end });
    lineEnd.lastIndex = end;
    lineEnd.test(text);
  }
  return lines;
}
