import { longestSearch } from "../../charsets/declared-charset.js";

/** Whether a text begins with a directive of Turtle, possibly behind comments; no XML document does. */
export function isTurtle(text: string): boolean {
  return /^\uFEFF?(?:\s|#[^\n]*\n)*(?:@(?:prefix|base)|prefix|base)\s/iu.test(text.slice(0, longestSearch));
}

/** Whether a text begins as XML does; no Turtle begins so, where these would be references with a space in them. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s{0,64}<(?:\?xml|!DOCTYPE|rdf:RDF)\s/u.test(text.slice(0, longestSearch));
}
