import type { ChangingText, Source, Stretch } from "../../../../text/changing-text.js";
import type { Input } from "../../../grammars.cjs";

/** The text as input for Lezer. */
export function inputOf(source: Source): string | Input {
  return typeof source === "string" ? readable(source) : new ChunkedInput(source);
}

/** Line ends that the language has outside the range of Latin-1. */
const rareLineEnd = /[\u2028\u2029]/gu;

/**
 * A text of the same length without what the grammar misreads. It has no token for a lone surrogate: it would take a
 * string with one for unclosed. A line or paragraph separator would be part of a name, and each one of a row would be
 * read on to the end of the row; a carriage return ends a line, too, and may likewise stand in a string.
 */
function readable(text: string): string {
  return text.toWellFormed().replace(rareLineEnd, "\r");
}

/** Lezer asks for the same stretch again and again, and what most of them hold is the same from one parse to the next. */
const readableTexts = new WeakMap<Stretch, string>();

function readableTextOf(stretch: Stretch): string {
  const known = readableTexts.get(stretch);
  if (known !== undefined) return known;
  const text = readable(stretch.text);
  readableTexts.set(stretch, text);
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
    return stretch === undefined ? "" : readableTextOf(stretch).slice(from - (this.#text.starts[index] ?? 0));
  }

  read(from: number, to: number): string {
    return readable(this.#text.slice(from, to));
  }
}
