import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { LinesAhead } from "../../lines-ahead.js";

/** A line of a text without its line end and its trailing white space. */
export interface AsciidocLine {
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

export function linesFrom(text: string, first: number): LinesAhead<AsciidocLine> {
  return new LinesAhead(text, first === 0 && text.startsWith("\uFEFF") ? 1 : first, (start) => {
    const end = endOfLine(text, start);
    const content = text.slice(start, end).trimEnd();
    return { line: { start, end: start + content.length, content }, next: behindLineEnd(text, end) };
  });
}
