import type { Span } from "../../../findings/span.js";
import { readJsonTree } from "../json/json-tree.js";
import type { Context } from "./context.js";
import { vocabularyOf } from "./compact-iri.js";
import { JsonLdReading } from "./json-ld-reading.js";
import { JsonLdStrings } from "./json-ld-strings.js";

/** An occurrence of a term, as the name of a member or as a type. */
export interface TermName {
  readonly span: Span<"source">;
  /** The IRI that the term expands to. */
  readonly iri: string;
  /** The vocabulary mapping by which it expands; absent if a context defines the term. */
  readonly vocabulary?: string;
}

/** The terms of a document that its own contexts explain, in the order of the source (JSON-LD 1.1 §3.1). */
export function termNames(text: string): TermName[] {
  const { roots } = readJsonTree(text);
  const found: TermName[] = [];
  const strings = new JsonLdStrings(text);
  new JsonLdReading(strings, ({ span }, term, context) => {
    const name = nameOf(term, context);
    // A name with an escape is left out, since a new name would have to be escaped, too.
    if (name !== undefined && span.end - span.start === term.length) found.push({ span, ...name });
  }).read(roots);
  return found.sort((a, b) => a.span.start - b.span.start);
}

function nameOf(term: string, context: Context): Omit<TermName, "span"> | undefined {
  const iri = context.term(term)?.iri;
  if (iri !== undefined) return /^[A-Za-z][\w+.-]*:/u.test(iri) ? { iri } : undefined;
  const vocabulary = vocabularyOf(term, context);
  return vocabulary === undefined ? undefined : { iri: vocabulary + term, vocabulary };
}
