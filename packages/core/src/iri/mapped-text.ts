import type { Component } from "./iri.js";
import { lowerBound } from "../text/lower-bound.js";
import type { Span } from "../findings/span.js";

/** A text made of a part of an IRI, piece by piece, which knows where each of its characters comes from. */
export interface MappedText {
  readonly text: string;
  /** The characters of the IRI that a span of `text` was made of, whole pieces only. An empty span stays empty. */
  readonly toIri: (span: Span) => Span;
}

/** Some characters of the IRI, and what they became. */
export interface MappedPiece {
  readonly source: string;
  readonly text: string;
}

/** A component as it stands in the IRI. */
export function unmapped({ text, span }: Component): MappedText {
  return { text, toIri: ({ start, end }) => ({ start: span.start + start, end: span.start + end }) };
}

/** The text that the pieces make, which follow one another in the IRI from `start` on. */
export function mapPieces(start: number, pieces: readonly MappedPiece[]): MappedText {
  const ends: number[] = [];
  const sourceEnds: number[] = [];
  let text = "";
  let sourceEnd = start;
  for (const piece of pieces) {
    text += piece.text;
    sourceEnd += piece.source.length;
    ends.push(text.length);
    sourceEnds.push(sourceEnd);
  }
  const toIri = (span: Span): Span => {
    const first = pieceAt(ends, span.start);
    const begin = first === 0 ? start : (sourceEnds[first - 1] ?? start);
    if (span.start === span.end) return { start: begin, end: begin };
    return { start: begin, end: sourceEnds[pieceAt(ends, span.end - 1)] ?? sourceEnd };
  };
  return { text, toIri };
}

/** The index of the piece that holds the character at `offset`; of the ends one is greater than it, or all are passed. */
function pieceAt(ends: readonly number[], offset: number): number {
  return lowerBound(ends.length, (index) => (ends[index] ?? Infinity) <= offset);
}
