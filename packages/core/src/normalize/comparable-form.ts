import { isAscii } from "../text/ascii.js";
import { isIri } from "../iri/is-iri.js";
import { percentEncodeNonAscii } from "../percent-encoding/percent-encode.js";
import { normalize, type NormalizationLevel } from "./normalize.js";

/** An authority outside ASCII: what stands in its host in ASCII is not in lower case yet. */
const nonAsciiAuthority = /^[^/?#]*\/\/[^/?#\x80-\uFFFF]*[\x80-\uFFFF]/;

/**
 * What two IRIs have in common exactly if they are equivalent on a rung of the ladder: the URI form of their normal
 * forms, so that `ros%C3%A9` equals `rosé`. Nothing for what is no IRI.
 */
export function comparableForm(text: string, level: NormalizationLevel): string | undefined {
  if (!isIri(text)) return undefined;
  const normal = normalize(text, { level });
  if (isAscii(normal)) return normal;
  // The host was mapped by the scheme rung already; all take the same way from here (RFC 3987 §3.1, step 2).
  const encoded = percentEncodeNonAscii(normal);
  return nonAsciiAuthority.test(normal) ? normalize(encoded, { level: "syntax" }) : encoded;
}
