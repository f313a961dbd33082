import { splitTriplets } from "../../iri/split-triplets.js";
import type { Span } from "../../findings/span.js";
import type { JudgedComponent } from "./judged-components.js";

/** The text of a component as people read it: triplets that are valid UTF-8 are decoded. */
export interface DecodedText {
  readonly text: string;
  /** The span in the IRI of a part of the decoded text, between two of its characters. */
  toSpan(start: number, end: number): Span;
}

/** U+FFFD stands for a triplet that is part of no character. */
export function decodeText({ text, span }: Pick<JudgedComponent, "text" | "span">): DecodedText {
  if (!text.includes("%")) {
    return { text, toSpan: (start, end) => ({ start: span.start + start, end: span.start + end }) };
  }
  let decoded = "";
  let offset = span.start;
  const offsets: number[] = [];
  for (const { source, character = "\uFFFD" } of splitTriplets(text)) {
    for (let unit = 0; unit < character.length; unit++) offsets.push(offset);
    decoded += character;
    offset += source.length;
  }
  offsets.push(offset);
  return {
    text: decoded,
    toSpan: (start, end) => ({ start: offsets[start] ?? span.start, end: offsets[end] ?? span.end }),
  };
}
