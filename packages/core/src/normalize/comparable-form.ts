import { isAscii } from "../text/ascii.js";
import { isIri } from "../iri/is-iri.js";
import { percentEncodeNonAscii } from "../mapping/percent-encode.js";
import { normalize, type NormalizationLevel } from "./normalize.js";

/**
 * What two IRIs have in common exactly if they are equivalent on a rung of the ladder: the URI form of their normal
 * forms, so that `ros%C3%A9` equals `rosé`. Nothing for what is no IRI.
 */
export function comparableForm(text: string, level: NormalizationLevel): string | undefined {
  if (!isIri(text)) return undefined;
  const normal = normalize(text, { level });
  // The host was mapped by the scheme rung already; all take the same way from here (RFC 3987 §3.1, step 2).
  return isAscii(normal) ? normal : normalize(percentEncodeNonAscii(normal), { level: "syntax" });
}
