import { restOfLine, runEnd } from "../../../run-end.js";

/** A line of a text, without its end and the white space before that, which means nothing. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

const lineEnd = /\r\n|[\r\n]|$/uy;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = text.startsWith("\uFEFF") ? 1 : 0; start < text.length; start = lineEnd.lastIndex) {
    const end = runEnd(restOfLine, text, start);
    const content = text.slice(start, end).trimEnd();
    lines.push({ start, end: start + content.length, content });
    lineEnd.lastIndex = end;
    lineEnd.test(text);
  }
  return lines;
}
