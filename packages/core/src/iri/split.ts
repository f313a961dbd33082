import { matchOrdinary } from "../grammar/ordinary.js";
import { createScan, scanIri } from "../grammar/scan.js";
import type { Iri } from "./iri.js";
import { iriOfMatch } from "./iri-of-match.js";
import { iriOfScan } from "./iri-of-scan.js";

// One record for every call: it is read before the next scan begins.
const scan = createScan();

/**
 * Splits any string into components; never fails (RFC 3986 appendix B). `splitIri("a?")` has an empty query, `splitIri("a")`
 * has none; `splitIri("//b:1/c").authority?.host.text` is `b`. Spans are half-open, in UTF-16 code units.
 */
export function splitIri(text: string): Iri {
  const match = matchOrdinary(text, "IRI-reference");
  return match === null ? iriOfScan(text, scanIri(text, 0, text.length, "rfc3987", scan)) : iriOfMatch(text, match);
}
