import type { Iri } from "../../iri/iri.js";
import type { Production } from "../../profiles/profile.js";
import { patternSequence } from "../../text/composed-pattern.js";

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` — RFC 3986 §3.1 */
const scheme = /^[A-Za-z][A-Za-z0-9+.-]*$/;

/** A scheme behind characters that a reader does not see: a byte order mark, or white space from around the literal. */
const unseenBeforeScheme = patternSequence(
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]+/u,
  /[A-Za-z][A-Za-z\d+.-]*$/uy,
);

export function isWellFormedScheme(text: string): boolean {
  return scheme.test(text);
}

/**
 * Whether the characters before the first colon are meant as a scheme, well-formed or not. If they are not, the text is
 * a relative reference with a colon in its first segment, which the grammar does not have either (RFC 3986 §4.2).
 *
 * Differs from RFC 3986 §4.2: under IRI-reference and irelative-ref `1a:b` could only be a path with a wrong first
 * segment; but where `//` follows the colon, as in `ht tp://a`, or where a well-formed scheme follows what nobody sees,
 * a scheme was meant.
 */
export function isSchemeMeant({ scheme, authority }: Iri, production: Production): boolean {
  if (scheme === undefined) return false;
  if (production === "IRI" || production === "absolute-IRI") return true;
  return authority !== undefined || isWellFormedScheme(scheme.text) || unseenBeforeScheme.test(scheme.text);
}
