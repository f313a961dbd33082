import type { ChangingText, Source } from "../../../../text/changing-text.js";
import type { Input } from "../../../grammars.cjs";

/** A text as Lezer reads it, which has no token for lone surrogates, and would take a string with one for broken. */
export function inputOf(source: Source): string | Input {
  return typeof source === "string" ? source.toWellFormed() : new ChunkedInput(source);
}

/** No surrogate is alone in a stretch that is not so in the text. */
class ChunkedInput implements Input {
  readonly lineChunks = false;
  readonly #text: ChangingText;

  constructor(text: ChangingText) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  chunk(from: number): string {
    const { text, start } = this.#text.chunkAt(from);
    return text.toWellFormed().slice(from - start);
  }

  read(from: number, to: number): string {
    return this.#text.slice(from, to).toWellFormed();
  }
}
