import type { Iri } from "../iri.js";
import type { Span } from "../span.js";
import { bidiComponents } from "./components.js";

/** What is displayed of an IRI as if another text stood there: the components in which the two differ, and all between them. */
export function changedSpan(iri: Iri, twin: string): Span {
  const { text } = iri;
  let start = 0;
  while (start < text.length && text[start] === twin[start]) start++;
  let [end, twinEnd] = [text.length, twin.length];
  while (end > start && twinEnd > start && text[end - 1] === twin[twinEnd - 1]) [end, twinEnd] = [end - 1, twinEnd - 1];
  const port = iri.authority?.port;
  const touched = [...bidiComponents(iri), ...(port === undefined ? [] : [port])]
    .map(({ span }) => span)
    .filter((span) => span.start < end && start < span.end);
  return {
    start: Math.min(start, ...touched.map((span) => span.start)),
    end: Math.max(end, ...touched.map((span) => span.end)),
  };
}
