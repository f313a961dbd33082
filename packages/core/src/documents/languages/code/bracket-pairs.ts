import type { Span } from "../../../findings/span.js";

const closing: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/**
 * Which brackets of a text belong together, counted without regard to anything else in it. All of one kind are paired when
 * the first is asked for, so that many that nothing closes take no more time than one.
 */
export class BracketPairs {
  readonly #text: string;
  /** By the opening bracket: for each one, the end of its closing one, or 0. */
  readonly #ends = new Map<string, Uint32Array>();
  /** The last line asked for. */
  #line: Span<"source"> = { start: 0, end: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Behind the bracket that closes the one at `offset`, on its line if `lines` is "one"; nothing if none does, or if there is
   * no bracket at `offset` that opens.
   */
  closingEnd(offset: number, lines: "one" | "many"): number | undefined {
    const open = this.#text.charAt(offset);
    const close = closing[open];
    if (close === undefined) return undefined;
    let ends = this.#ends.get(open);
    if (ends === undefined) {
      ends = pairedEnds(this.#text, open, close);
      this.#ends.set(open, ends);
    }
    const end = ends[offset] ?? 0;
    return end === 0 || (lines === "one" && end > this.#lineEnd(offset)) ? undefined : end;
  }

  #lineEnd(offset: number): number {
    if (offset < this.#line.start || offset >= this.#line.end) {
      lineEnd.lastIndex = offset;
      this.#line = { start: offset, end: lineEnd.exec(this.#text)?.index ?? this.#text.length };
    }
    return this.#line.end;
  }
}

const lineEnd = /[\n\r]/gu;

function pairedEnds(text: string, open: string, close: string): Uint32Array {
  const ends = new Uint32Array(text.length);
  const unclosed: number[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === open) unclosed.push(offset);
    else if (character === close) {
      const start = unclosed.pop();
      if (start !== undefined) ends[start] = offset + 1;
    }
  }
  return ends;
}
