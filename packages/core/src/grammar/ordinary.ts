import type { Production } from "../profiles/profile.js";
import { rfc3987 } from "../profiles/rfc3987.js";
import { longestOrdinary, ordinaryPattern } from "./ordinary-pattern.js";

const iri = ordinaryPattern(rfc3987, "IRI");
const iriReference = ordinaryPattern(rfc3987, "IRI-reference");
const absoluteIri = ordinaryPattern(rfc3987, "absolute-IRI");
const irelativeRef = ordinaryPattern(rfc3987, "irelative-ref");

/** Whether the text is an ordinary identifier that matches the rule of RFC 3987. `false` leaves the text to the scan. */
export function isOrdinary(text: string, production: Production): boolean {
  return text.length <= longestOrdinary && patternOf(production).test(text);
}

/** The groups of `ordinaryPattern` where `isOrdinary` is true, else `null`. */
export function matchOrdinary(text: string, production: Production): RegExpExecArray | null {
  return text.length <= longestOrdinary ? patternOf(production).exec(text) : null;
}

// An object of patterns would be searched by name at every call.
function patternOf(production: Production): RegExp {
  switch (production) {
    case "IRI":
      return iri;
    case "IRI-reference":
      return iriReference;
    case "absolute-IRI":
      return absoluteIri;
    case "irelative-ref":
      return irelativeRef;
  }
}
