import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { behind } from "../../../text/sticky-match.js";
import { LinesAhead } from "../../lines-ahead.js";

/** A line of a text without its line end. */
export interface IndentedLine {
  readonly start: number;
  readonly end: number;
  /** The width of its indent in characters; a tab counts as one. */
  readonly indent: number;
  readonly isBlank: boolean;
}

const space = /[ \t\f\v]*/uy;

export function linesFrom(text: string, first: number): LinesAhead<IndentedLine> {
  return new LinesAhead(text, first, (start) => {
    const content = behind(space, text, start);
    const end = endOfLine(text, content);
    const line = { start, end, indent: content - start, isBlank: content === end };
    return { line, next: behindLineEnd(text, end) };
  });
}
