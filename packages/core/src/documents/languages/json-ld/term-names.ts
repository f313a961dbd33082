import type { Span } from "../../../findings/span.js";
import { readJsonTree } from "../json/json-tree.js";
import type { Context } from "./context.js";
import { vocabularyOf } from "./compact-iri.js";
import { JsonLdReading } from "./json-ld-reading.js";
import { JsonLdStrings } from "./json-ld-strings.js";

/** A term where it stands, as the name of a member or as a type. */
export interface TermName {
  readonly span: Span<"source">;
  /** What it stands for. */
  readonly iri: string;
  /** The vocabulary that precedes it; left out where a context defines the term. */
  readonly vocabulary?: string;
}

/** The terms of a document of JSON-LD that its contexts explain, in its order (JSON-LD 1.1 §3.1). */
export function termNames(text: string): TermName[] {
  const { roots } = readJsonTree(text);
  const found: TermName[] = [];
  const strings = new JsonLdStrings(text);
  new JsonLdReading(strings, ({ span }, term, context) => {
    const name = nameOf(term, context);
    // What holds an escape would have to be written with one.
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
