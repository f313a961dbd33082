import type { Span } from "../../../findings/span.js";

const closing: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/**
 * Pairs the brackets of a text, without regard to strings and comments. The pairs of one kind are found together when
 * the first is asked for, so that many unclosed ones take linear time.
 */
export class BracketPairs {
  readonly #text: string;
  /** For each opening bracket the end of its closing one, or 0 if there is none. */
  readonly #ends = new Map<string, Uint32Array>();
  /** The span of the last line that was asked for. */
  #line: Span<"source"> = { start: 0, end: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * The offset behind the bracket that closes the one at `offset`, on its line if `lines` is "one". Undefined if
   * nothing closes it, or if no opening bracket stands at `offset`.
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
