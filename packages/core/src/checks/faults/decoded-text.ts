import { splitTriplets } from "../../mapping/split-triplets.js";
import type { Span } from "../../findings/span.js";
import type { JudgedComponent } from "./judged-components.js";

/** What people read of a component: its triplets are decoded where they are UTF-8. */
export interface DecodedText {
  readonly text: string;
  /** Where a part of the decoded text, between two of its characters, stands in the IRI. */
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
