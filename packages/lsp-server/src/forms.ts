import { splitIri, toIri, toUri, type ProfileName, type Result } from "@irilint/core";
import { isPattern, type Literal } from "@irilint/core/literals";

/**
 * The URI that a literal stands for (RFC 3987 §3.1), in a place that has to carry URIs that of the IRI that stands
 * there. A pattern stands for none.
 */
export function uriFormOf(literal: Literal): Result | undefined {
  return isPattern(literal) ? undefined : toUri(literal.text, { profile: profileOf(literal) });
}

/** The literal with as much of it decoded as can be (RFC 3987 §3.2). */
export function iriFormOf(literal: Literal): Result | undefined {
  return isPattern(literal) ? undefined : toIri(literal.text, { profile: profileOf(literal) });
}

/** The grammar of IRIs that holds where the literal stands, though URIs alone may be allowed there. */
export function profileOf({ place: { profile } }: Literal): ProfileName {
  return profile === "rfc3986" ? "rfc3987" : profile;
}

/** An IRI or URI without its password, which is nothing to show on a screen (RFC 3986 §3.2.1). */
export function withoutPassword(iri: string): string {
  const userinfo = splitIri(iri).authority?.userinfo;
  if (userinfo === undefined) return iri;
  return iri.slice(0, userinfo.span.start) + userOf(userinfo.text) + iri.slice(userinfo.span.end);
}

/** User information without the password. */
export function userOf(userinfo: string): string {
  return userinfo.replace(/:.+/su, ":…");
}

/** The host in A-labels and in U-labels, if it is a domain name of which the two differ. */
export function hostForms(literal: Literal): { readonly ascii: string; readonly unicode: string } | undefined {
  const [uri, iri] = [uriFormOf(literal), iriFormOf(literal)];
  if (!uri?.ok || !iri?.ok) return undefined;
  const ascii = splitIri(uri.value).authority?.host.text.toLowerCase();
  const unicode = splitIri(iri.value).authority?.host.text;
  if (ascii === undefined || unicode === undefined || !ascii.includes("xn--")) return undefined;
  return ascii === unicode ? undefined : { ascii, unicode };
}
