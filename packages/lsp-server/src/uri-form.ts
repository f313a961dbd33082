import { toUri, type Result } from "@irilint/core";
import { isPattern, type Literal } from "@irilint/core/literals";

/**
 * The URI that a literal stands for (RFC 3987 §3.1), in a place that has to carry URIs that of the IRI that stands
 * there. A pattern stands for none.
 */
export function uriFormOf(literal: Literal): Result | undefined {
  if (isPattern(literal)) return undefined;
  const { profile } = literal.place;
  return toUri(literal.text, { profile: profile === "rfc3986" ? "rfc3987" : profile });
}
