import type { ChangingText, Source } from "../../../../text/changing-text.js";
import type { Input } from "../../../grammars.cjs";

/**
 * The text as input for Lezer. It has no token for a lone surrogate, which is replaced: otherwise it would take a
 * string with one for unclosed.
 */
export function inputOf(source: Source): string | Input {
  return typeof source === "string" ? source.toWellFormed() : new ChunkedInput(source);
}

/** Chunks are cut so that no surrogate pair is split. */
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
