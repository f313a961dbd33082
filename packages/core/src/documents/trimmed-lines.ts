import { endOfLine } from "../text/line-end.js";

/** A line without its leading and trailing white space. */
interface TrimmedLine {
  readonly index: number;
  readonly words: string;
}

/** The lines of a text that are not blank. */
export function* trimmedLines(text: string): Generator<TrimmedLine> {
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end).trimEnd();
    const words = line.trimStart();
    if (words !== "") yield { index: start + line.length - words.length, words };
    start = end + 1;
  }
}
