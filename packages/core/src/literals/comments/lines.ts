import { lowerBound } from "../../text/lower-bound.js";

/** Finds the lines of a text, numbered from 0. */
export class Lines {
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#starts = [0, ...Array.from(text.matchAll(/\r\n|[\r\n]/gu), (end) => end.index + end[0].length)];
  }

  /** The number of the line that contains an offset. */
  lineOf(offset: number): number {
    return lowerBound(this.#starts.length, (line) => (this.#starts[line] ?? Infinity) <= offset) - 1;
  }

  startOf(line: number): number {
    return this.#starts[line] ?? Infinity;
  }
}
