import type { Iri } from "../iri/iri.js";
import type { Span } from "../findings/span.js";
import { differenceStart } from "../text/difference-start.js";
import { bidiComponents } from "./components.js";

/**
 * What is displayed of an IRI as if another text stood there: the components in which the two differ, and all between
 * them. The twin has the same characters in another order.
 */
export function changedSpan(iri: Iri, twin: string): Span {
  const { text } = iri;
  const start = differenceStart(text, twin);
  let end = text.length;
  while (text[end - 1] === twin[end - 1]) end--;
  const port = iri.authority?.port;
  const touched = [...bidiComponents(iri), ...(port === undefined ? [] : [port])]
    .map(({ span }) => span)
    .filter((span) => span.start < end && start < span.end);
  return {
    start: Math.min(start, ...touched.map((span) => span.start)),
    end: Math.max(end, ...touched.map((span) => span.end)),
  };
}
