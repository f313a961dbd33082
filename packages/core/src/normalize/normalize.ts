import { isIriReference } from "../iri/is-iri.js";
import type { Iri, Authority } from "../iri/iri.js";
import { guardDoubleSlash, removeDotSegments } from "../iri/path-segments.js";
import { hasHierarchy } from "../schemes/hierarchy.js";
import { requireOption, requireOptions } from "../text/require-option.js";
import { requireText } from "../text/require-text.js";
import { joinParts, type IriParts } from "../iri/recompose.js";
import { splitIri } from "../iri/split.js";
import { normalizeTriplets, lowercaseOutsideTriplets } from "./triplets.js";
import { normalizeByScheme } from "./scheme-based.js";
import { isAscii } from "../text/ascii.js";

/** `syntax` is RFC 3986 §6.2.2 and RFC 3987 §5.3.2; `scheme` adds RFC 3986 §6.2.3 and RFC 3987 §5.3.3. */
export type NormalizationLevel = "syntax" | "scheme";

export interface NormalizeOptions {
  /** Default: `syntax`. */
  readonly level?: NormalizationLevel;
}

/**
 * The normal form of an IRI-reference. On the syntax level: scheme and ASCII host in lower case, triplets with digits
 * in upper case and decoded where they stand for unreserved ASCII characters, no dot segments in the path of an IRI whose scheme has a hierarchy. The scheme
 * level adds the IDNA mapping of DNS hosts and of the domains of `mailto`, puts the namespace of a URN and a UUID in lower case,
 * drops default and empty ports and the zeros before one, writes IPv6 addresses as RFC 5952 does, drops the `localhost` of `file` and the visual separators of `tel`, and writes an empty path as `/`
 * and the numbers of `geo` without idle zeros.
 *
 * A text that is no IRI-reference comes back as it is. Characters outside ASCII are never normalized (RFC 3987 §5.3.2.2
 * leaves that to whoever creates the IRI). `normalize("HTTP://A/%7eb/../c", { level: "syntax" })` is `http://a/c`.
 */
export function normalize(text: string, options: NormalizeOptions = {}): string {
  const { level = "syntax" } = requireOptions(options);
  requireText(text);
  requireOption("level", level, ["syntax", "scheme"]);
  if (!isIriReference(text)) return text;
  const bySyntax = normalizeBySyntax(splitIri(text));
  if (level === "syntax") return bySyntax;
  return joinParts(normalizeByScheme(splitIri(bySyntax)));
}

function normalizeBySyntax({ scheme, authority, path, query, fragment }: Iri): string {
  const name = scheme?.text.toLowerCase();
  return joinParts({
    scheme: name,
    authority: authority && normalizeAuthority(authority),
    path: name === undefined ? normalizeTriplets(path.text) : normalizePath(path.text, name, authority !== undefined),
    query: query && normalizeTriplets(query.text),
    fragment: fragment && normalizeTriplets(fragment.text),
  } satisfies IriParts);
}

/** The authority with its triplets normalized and its host, if it is ASCII, in lower case (RFC 3987 §5.3.2.1). */
function normalizeAuthority({ userinfo, host, port }: Authority): string {
  const before = userinfo === undefined ? "" : `${normalizeTriplets(userinfo.text)}@`;
  const after = port === undefined ? "" : `:${port.text}`;
  return `${before}${normalizeHost(host.text)}${after}`;
}

function normalizeHost(host: string): string {
  const decoded = normalizeTriplets(host);
  return isAscii(decoded) ? lowercaseOutsideTriplets(decoded) : decoded;
}

/**
 * The path of an IRI with a scheme; a relative reference keeps its dot segments, since what they lead to depends on the
 * base.
 *
 * Differs from RFC 3986 §6.2.2.3: without a slash at its start the path keeps them too in schemes that have no hierarchy,
 * as RFC 8141 §3.1 says of `urn`: `data:,a/../b` and `data:,x/../b` are two texts.
 */
function normalizePath(path: string, scheme: string, hasAuthority: boolean): string {
  const decoded = normalizeTriplets(path);
  if (!decoded.startsWith("/") && !hasHierarchy(scheme)) return decoded;
  const direct = removeDotSegments(decoded);
  return hasAuthority ? direct : guardDoubleSlash(direct);
}
