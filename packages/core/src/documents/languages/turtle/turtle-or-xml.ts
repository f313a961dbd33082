import { longestSearch } from "../../charsets/declared-charset.js";

/** Whether a text begins with a directive of Turtle, possibly behind comments; no XML document does. */
export function isTurtle(text: string): boolean {
  return /^\uFEFF?(?:\s|#[^\n]*\n)*(?:@(?:prefix|base)|prefix|base)\s/iu.test(text.slice(0, longestSearch));
}

/**
 * The syntax of OWL in which a text begins, possibly behind comments: the functional one with `Prefix(` or `Ontology(`, that of Manchester with
 * `Prefix:` or `Ontology:` — OWL 2, Structural Specification §3.7, and Manchester Syntax §2.1.
 */
export function syntaxOfOwl(text: string): "ofn" | "omn" | undefined {
  const beginning = /^\uFEFF?(?:\s|#[^\n]*\n)*(?:Prefix|Ontology)(?<mark>[(:])/u.exec(text.slice(0, longestSearch));
  const mark = beginning?.groups?.["mark"];
  if (mark === undefined) return undefined;
  return mark === "(" ? "ofn" : "omn";
}

/** Whether a text begins as XML does; no Turtle begins so, where these would be references with a space in them. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s{0,64}<(?:\?xml|!DOCTYPE|rdf:RDF)\s/u.test(text.slice(0, longestSearch));
}
