import type { Production } from "../profiles/profile.js";
import { rfc3987 } from "../profiles/rfc3987.js";
import { requireText } from "../text/require-text.js";
import { componentsPattern, longestOrdinary, ordinaryPattern } from "./ordinary-pattern.js";

/** The patterns of a rule. */
interface Patterns {
  readonly whole: RegExp;
  readonly components: RegExp;
}

const iri = patternsFor("IRI");
const iriReference = patternsFor("IRI-reference");
const absoluteIri = patternsFor("absolute-IRI");
const irelativeRef = patternsFor("irelative-ref");

function patternsFor(production: Production): Patterns {
  return { whole: ordinaryPattern(rfc3987, production), components: componentsPattern(rfc3987, production) };
}

/** Whether the text is an ordinary identifier that matches the rule of RFC 3987. `false` leaves the text to the scan. */
export function isOrdinary(text: string, production: Production): boolean {
  requireText(text);
  return text.length <= longestOrdinary && patternsOf(production).whole.test(text);
}

/** The groups of `componentsPattern` where `isOrdinary` is true, else `null`. */
export function matchOrdinary(text: string, production: Production): RegExpExecArray | null {
  requireText(text);
  return text.length <= longestOrdinary ? patternsOf(production).components.exec(text) : null;
}

// An object of patterns would be searched by name at every call.
function patternsOf(production: Production): Patterns {
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
