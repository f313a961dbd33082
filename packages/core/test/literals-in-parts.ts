import assert from "node:assert/strict";
import fc from "fast-check";
import { readDocument } from "../src/documents/document.js";
import { partReadingOf, type LanguageName } from "../src/documents/languages.js";
import { shiftedLiteral } from "../src/literals/incremental/shifted.js";
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
        .map((literal) => shiftedLiteral(literal, start)),
    );
    start += part.length;
    parts++;
  }
  return { literals, parts };
}

/** However broken a text of these tokens is, and however long the pieces are, what is found is what the whole has. */
export function assertReadInParts(language: LanguageName, tokens: readonly string[]): void {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...tokens), { maxLength: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (parts, length) => {
        const text = parts.join("");
        assert.deepEqual(literalsInParts(text, language, length).literals, readDocument(text, language).literals);
      },
    ),
    { numRuns: 3000 },
  );
}
