import { endInText } from "../../iri/end-in-text.js";
import type { Span } from "../../findings/span.js";

/** The longest scheme that is looked for before `://`. */
const longestScheme = 32;

// eslint-disable-next-line regexp/no-super-linear-move -- over `longestScheme` units at most
const schemeBeforeColon = /[A-Za-z][A-Za-z0-9+.-]*$/u;

/** Finds identifiers with `://` after one of `schemes` in text that holds more; they end where those of `findIris` do. */
export function findIdentifiersInText(text: string, schemes: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (let colon = text.indexOf("://"); colon !== -1; colon = text.indexOf("://", Math.max(colon + 3, done))) {
    const before = text.slice(Math.max(done, colon - longestScheme), colon);
    const scheme = schemeBeforeColon.exec(before)?.[0] ?? "";
    if (!schemes.has(scheme.toLowerCase())) continue;
    const start = colon - scheme.length;
    const end = endInText(text, start, colon + 3);
    if (end > colon + 3) spans.push({ start, end });
    done = end;
  }
  return spans;
}
