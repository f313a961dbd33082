import type { Place } from "../definition/place.js";
import type { Subject } from "../definition/define-check.js";

/** Whether an identifier stands where programs compare it character by character (RFC 3987 §5.1): it is a name. */
export function isNamePlace({ tier, role }: Place): boolean {
  return tier === "opaque-name" || tier === "name-in-data" || role === "namespace" || role === "prefix";
}

/** Schemes that are common prefixes, too, with what none of their identifiers lacks: two coordinates, a date, or data. */
const schemesWithComma: ReadonlySet<string> = new Set(["geo", "tag", "data"]);

/**
 * Whether an identifier begins with a prefix that the document declares, and is none of the registered scheme of that name:
 * `geo:lat` has no coordinates (RFC 5870 §3.3), `tag:Tag` no date (RFC 4151 §2.1), and `data:Set` no data (RFC 2397 §3).
 */
export function isPrefixedName({ scheme, authority, path, query, place }: Subject): boolean {
  if (scheme === undefined || authority !== undefined || query !== undefined) return false;
  return (
    place?.namespaceOfScheme !== undefined && schemesWithComma.has(scheme.text) && /^[A-Za-z_][\w.-]*$/.test(path.text)
  );
}
