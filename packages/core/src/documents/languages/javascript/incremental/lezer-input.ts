import type { ChangingText, Source, Stretch } from "../../../../text/changing-text.js";
import type { Input } from "../../../grammars.cjs";

/**
 * The text as input for Lezer. It has no token for a lone surrogate, which is replaced: otherwise it would take a
 * string with one for unclosed.
 */
export function inputOf(source: Source): string | Input {
  return typeof source === "string" ? source.toWellFormed() : new ChunkedInput(source);
}

/** Lezer asks for the same stretch again and again, and what most of them hold is the same from one parse to the next. */
const wellFormed = new WeakMap<Stretch, string>();

function wellFormedText(stretch: Stretch): string {
  const known = wellFormed.get(stretch);
  if (known !== undefined) return known;
  const text = stretch.text.toWellFormed();
  wellFormed.set(stretch, text);
  return text;
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
    const index = this.#text.indexAt(from);
    const stretch = this.#text.stretches[index];
    return stretch === undefined ? "" : wellFormedText(stretch).slice(from - (this.#text.starts[index] ?? 0));
  }

  read(from: number, to: number): string {
    return this.#text.slice(from, to).toWellFormed();
  }
}
