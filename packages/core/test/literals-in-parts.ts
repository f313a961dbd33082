import assert from "node:assert/strict";
import { partReadingOf, type LanguageName } from "../src/documents/languages.js";
import type { RawLiteral } from "../src/literals/read/literal.js";

export interface LiteralsInParts {
  readonly literals: RawLiteral[];
  /** How many parts there were. */
  readonly parts: number;
}

/** What is found in a text that comes in pieces of some length. */
export function literalsInParts(text: string, language: LanguageName, length: number): LiteralsInParts {
  const { lastCutIn, reader } = partReadingOf(language) ?? assert.fail();
  const read = reader();
  const literals: RawLiteral[] = [];
  let [start, parts] = [0, 0];
  for (let end = length; start < text.length; end += length) {
    const held = text.slice(start, end);
    const part = end >= text.length ? held : held.slice(0, lastCutIn(held));
    if (part === "") continue;
    literals.push(
      ...read(part)
        .literals.slice()
        .map((literal) => moved(literal, start)),
    );
    start += part.length;
    parts++;
  }
  return { literals, parts };
}

function moved<Told extends Pick<RawLiteral, "span" | "pieces">>({ span, pieces, ...literal }: Told, by: number): Told {
  const move = (old: RawLiteral["span"]): RawLiteral["span"] => ({ start: old.start + by, end: old.end + by });
  const told = pieces?.map((piece) => ({ ...piece, span: move(piece.span) }));
  return { ...literal, span: move(span), ...(told !== undefined && { pieces: told }) } as unknown as Told;
}
