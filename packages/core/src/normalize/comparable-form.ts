import { isIri } from "../is-iri.js";
import { toUri } from "../mapping/to-uri.js";
import { normalize, type NormalizationLevel } from "./normalize.js";

/**
 * What two IRIs have in common exactly if they are equivalent on a rung of the ladder: the URI form of their normal
 * forms, so that `ros%C3%A9` equals `rosé`. Nothing for what is no IRI.
 */
export function comparableForm(text: string, level: NormalizationLevel): string | undefined {
  if (!isIri(text)) return undefined;
  // The host was mapped by the scheme rung already; all take the same way from here.
  const uri = toUri(normalize(text, { level }), { host: "percent-encode" });
  return uri.ok ? normalize(uri.value, { level: "syntax" }) : undefined;
}
