import { behindLineEnd, endOfLine } from "../../../text/line-end.js";

/** A line of a text, without its end and the white space before that, which means nothing. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = text.startsWith("\uFEFF") ? 1 : 0; start < text.length;) {
    const end = endOfLine(text, start);
    const content = text.slice(start, end).trimEnd();
    lines.push({ start, end: start + content.length, content });
    start = behindLineEnd(text, end);
  }
  return lines;
}
